import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import { paths } from '@lawyers/domain';
import { color, fonts, radius, Section, space, Stack, TextWidth, typeScale } from '@lawyers/ui';
import { useEffect, useRef } from 'react';
import { PagePicture } from '../pictures/page-picture';
import { FormHelp } from '../shell/form-help';
import { pageMeta } from '../shell/page-meta';
import { PhoneLink } from '../shell/phone-link';
import { PrintButton } from './print-button';
import { confirmCopy } from './confirm.copy';
import { confirmedReference } from './confirmed-inquiry';
import { CopyButton } from '../inquiry/copy-button';

export const meta = () =>
  pageMeta({
    title: 'Thank you',
    description: confirmCopy.statement,
    path: paths.confirm,
  });

const { reference: referenceCopy, whatNext } = confirmCopy;

export default function Confirm() {
  const reference = confirmedReference();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Section>
      <TextWidth>
        <Stack gap={8}>
          <Typography variant="h1" tabIndex={-1} ref={heading}>
            {confirmCopy.statement}
          </Typography>
          {reference ? (
            <Reference>
              <p>
                {referenceCopy.label}: <strong>{reference}</strong>
              </p>
              <Note>{referenceCopy.note}</Note>
              <Row>
                <CopyButton
                  text={reference}
                  label={referenceCopy.copy}
                  copied={referenceCopy.copied}
                />
                <PrintButton label={referenceCopy.print} />
              </Row>
            </Reference>
          ) : (
            <Typography>{confirmCopy.withoutReference}</Typography>
          )}
          <PagePicture name="confirm" alt={confirmCopy.pictureAlt} />
          <Stack gap={4}>
            <Typography variant="h2">{whatNext.heading}</Typography>
            <Steps>
              {whatNext.steps.map(({ title, text }) => (
                <li key={title}>
                  <Typography variant="h3">{title}</Typography>
                  <p>{text}</p>
                </li>
              ))}
            </Steps>
            <p>
              {whatNext.call} <PhoneLink />
            </p>
          </Stack>
          <FormHelp />
          <div>
            <Button variant="outlined" href={paths.home}>
              {confirmCopy.button}
            </Button>
          </div>
        </Stack>
      </TextWidth>
    </Section>
  );
}

const Reference = styled('section')({
  padding: `${space(5)} ${space(6)}`,
  borderRadius: radius,
  background: color('selectedGround'),
  strong: {
    display: 'block',
    font: `500 ${typeScale.heading2}/1.4 ${fonts.heading}`,
    letterSpacing: '0.06em',
  },
});

const Note = styled('p')({ marginBlock: `${space(1)} ${space(4)}`, fontSize: typeScale.small });

const Row = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space(3) });

const Steps = styled('ol')({
  display: 'grid',
  gap: space(6),
  padding: 0,
  listStyle: 'none',
  counterReset: 'step',
  li: { counterIncrement: 'step', paddingInlineStart: space(12), position: 'relative' },
  'li::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    color: color('action'),
    font: `italic 500 2.25rem/1 ${fonts.heading}`,
  },
  p: { marginTop: space(1), color: color('softInk') },
});
