import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import {
  errorMessages,
  stateInSentence,
  stateLaw,
  topicOf,
  type IssueName,
  type State,
} from '@lawyers/domain';
import { VisuallyHidden } from '@lawyers/ui';
import { unservedCopy as copy } from './unserved.copy';

export type UnservedNoticeProps = {
  readonly state: State | undefined;
  readonly issue: IssueName | undefined;
};

/** Says that the state of the zip code is not served, and where else to find a lawyer (requirements § 3.12). */
export function UnservedNotice({ state, issue }: UnservedNoticeProps) {
  // The link to the law on abuse is left out only for an injury, and is shown while no issue is chosen.
  const law = issue && topicOf(issue) !== 'abuse' ? [] : [stateLaw(state)];
  const heading = state && `${errorMessages.unservedState(stateInSentence(state))}.`;
  return (
    <>
      {/* Rendered before it has a text, since not all screen readers announce a live region that is inserted together
          with its text. */}
      <VisuallyHidden role="status">{heading}</VisuallyHidden>
      {heading && (
        <Unserved role="note">
          <Typography variant="h5" component="h2">
            {heading}
          </Typography>
          <p>{copy.reason}</p>
          <List>
            {[copy.bar, copy.legalHelp, ...law, copy.helpLines].map(({ href, text, note }) => (
              <li key={href}>
                <Link href={href} rel="noopener noreferrer">
                  {text}
                </Link>
                <span>{note}</span>
              </li>
            ))}
          </List>
          <p>{copy.mistyped}</p>
        </Unserved>
      )}
    </>
  );
}

const Unserved = styled(Alert)(({ theme }) => ({
  marginTop: theme.spacing(4),
  ul: { display: 'grid', gap: theme.spacing(4) },
  li: { display: 'grid', justifyItems: 'start' },
  // The padding makes the links 44 px high, and the negative margin keeps each link close to its note.
  a: { paddingBlock: theme.spacing(2), marginBlock: theme.spacing(-2) },
  span: { color: theme.vars.palette.text.secondary },
}));
