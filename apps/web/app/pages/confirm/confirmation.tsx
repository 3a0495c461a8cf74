import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { firstCall, paths, stateLaw, type State, type Topic } from '@lawyers/domain';
import { Beside, Section, TextColumns, textWidth } from '@lawyers/ui';
import { HelpLineStrip } from '../../form/help-line-strip';
import { CopyButton } from '../../inquiry/copy-button';
import { GoHome } from '../../layout/go-home';
import { PhoneLink, TextWithPhones } from '../../layout/phone-link';
import { confirmPicture } from '../../pictures/confirm-picture';
import { PagePicture } from '../../pictures/picture';
import { confirmCopy, topLawyerNote } from './confirm.copy';

const { reference: referenceCopy, whatNext } = confirmCopy;

/**
 * What some texts depend on: what the inquiry is about, and the US state whose law applies, if it is known. That is the
 * state in which the visitor says that it happened, or else, after the intake form, that of the zip code.
 */
export type ConfirmedCase = {
  readonly topic: Topic;
  readonly state: State | undefined;
};

export type ConfirmationProps = {
  /** The reference of the message that was just confirmed. Undefined when the page is opened directly. */
  readonly reference?: string;
  readonly confirmedCase?: ConfirmedCase;
};

/** The confirmation page (requirements § 2.8). */
export function Confirmation({ reference, confirmedCase }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Section spaceAbove="page">
      <Container>
        <Stack spacing={6}>
          <Stack spacing={3}>
            <Typography variant="h1" tabIndex={-1} ref={heading}>
              {reference ? confirmCopy.statement : confirmCopy.headingWithoutReference}
            </Typography>
            {reference && (
              <>
                <Typography variant="body2" color="text.secondary">
                  {topLawyerNote}
                </Typography>
                <Typography sx={{ maxWidth: textWidth }}>
                  {confirmedCase?.topic === 'service'
                    ? confirmCopy.receivedQuestion
                    : confirmCopy.received}
                </Typography>
              </>
            )}
          </Stack>
          <TextColumns>
            <Beside>
              {reference ? (
                <Reference>
                  <Typography>
                    {referenceCopy.label}:{' '}
                    <strong translate="no">
                      {reference.slice(0, 4)}
                      <span>{reference.slice(4)}</span>
                    </strong>
                  </Typography>
                  <Typography>{referenceCopy.check}</Typography>
                  <Note variant="body2">{referenceCopy.note}</Note>
                  <Stack spacing={2}>
                    <CopyButton
                      text={reference}
                      label={referenceCopy.copy}
                      copied={referenceCopy.copied}
                    />
                    {/* There is a reference only after sending, when React renders the page in the browser. So the
                        button never exists without JavaScript. */}
                    <Button variant="outline" onClick={() => window.print()}>
                      {referenceCopy.print}
                    </Button>
                  </Stack>
                </Reference>
              ) : (
                <Typography>{confirmCopy.withoutReference}</Typography>
              )}
            </Beside>
            <Text>
              <PagePicture {...confirmPicture} alt={confirmCopy.pictureAlt} />
              <Stack spacing={6}>
                <Typography variant="h2">
                  {reference ? whatNext.heading : whatNext.headingWithoutReference}
                </Typography>
                <Steps>
                  {whatNext.steps.map(({ title, text }) => (
                    <li key={title}>
                      <Typography variant="h3">{title}</Typography>
                      <Typography>{text}</Typography>
                    </li>
                  ))}
                </Steps>
                <Typography>
                  {whatNext.call} <PhoneLink />
                </Typography>
                {confirmedCase?.topic === 'abuse' && <AfterAbuse state={confirmedCase.state} />}
              </Stack>
              <Stack spacing={3}>
                <Typography variant="h2">{firstCall.subject}</Typography>
                <Typography>{firstCall.subtitle1}</Typography>
                <Points>
                  {firstCall.contents.map((point) => (
                    <li key={point}>
                      <TextWithPhones>{point}</TextWithPhones>
                    </li>
                  ))}
                </Points>
              </Stack>
              <HelpLineStrip />
              {reference && (
                <Typography sx={{ displayPrint: 'none' }}>{confirmCopy.leave}</Typography>
              )}
              <GoHome />
            </Text>
          </TextColumns>
        </Stack>
      </Container>
    </Section>
  );
}

/**
 * Links to the care that cannot wait, and to the law on abuse. They are not printed, since somebody else may find a
 * sheet of paper more easily than a page in a browser.
 */
function AfterAbuse({ state }: Pick<ConfirmedCase, 'state'>) {
  const { href, text, note } = stateLaw(state);
  const { care } = confirmCopy;
  return (
    <Stack spacing={6} sx={{ displayPrint: 'none' }}>
      <Typography>
        {`${care.text} `}
        <Link href={paths.article(3)}>{care.link}</Link>
      </Typography>
      <div>
        <Link href={href} rel="noopener noreferrer">
          {text}
        </Link>
        <Typography color="text.secondary">{note}</Typography>
      </div>
    </Stack>
  );
}

const Text = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(8),
  maxWidth: textWidth,
  // Makes the printed page fit on two sheets. The `aside` of `HelpLineStrip` is left out, since the footer prints all
  // help lines at the end.
  '@media print': {
    gap: '5pt',
    maxWidth: 'none',
    aside: { display: 'none' },
    li: { margin: '2pt 0' },
  },
}));

const Reference = styled('section')(({ theme }) => ({
  padding: theme.spacing(5),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.selectedBackground,
  // Large and in two groups, since visitors read the reference aloud. For the same reason, it contains none of 0, O, 1,
  // I, L, and U (inquiry-ref.ts).
  strong: { display: 'block', fontSize: theme.typography.h2.fontSize, lineHeight: 1.4 },
  'strong span': { marginLeft: '0.35em' },
  button: { width: '100%', paddingInline: theme.spacing(2) },
  // `global-style.ts` gives every printed section space below it.
  '@media print': { paddingBottom: '0 !important' },
}));

const Note = styled(Typography)(({ theme }) => ({ marginBlock: theme.spacing(1, 4) }));

const Steps = styled(List)(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(6),
  p: { marginTop: theme.spacing(2), color: theme.vars.palette.text.secondary },
  // A block, because Chromium may print a grid on a new page and leave the one before it empty.
  '@media print': { display: 'block', p: { marginTop: 0 } },
}));

const Points = styled('ul')(({ theme }) => ({
  paddingInlineStart: theme.spacing(5),
  li: { marginBlock: theme.spacing(2) },
  'li::marker': { color: theme.vars.palette.primary.main },
}));
