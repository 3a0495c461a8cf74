import styled from '@emotion/styled';
import {
  color,
  fonts,
  radius,
  Section,
  space,
  Stack,
  TextWidth,
  typeScale,
  typeStyle,
} from '@lawyers/ui';
import { useEffect, useRef } from 'react';
import { CopyButton } from '../inquiry/copy-button';
import { PagePicture } from '../pictures/page-picture';
import { FormHelp } from '../shell/form-help';
import { GoHome } from '../shell/go-home';
import { PhoneLink } from '../shell/phone-link';
import { confirmCopy } from './confirm.copy';
import { PrintButton } from './print-button';

const { reference: referenceCopy, whatNext } = confirmCopy;

export type ConfirmationProps = {
  /** Names the message that was just confirmed; absent when the page is opened by itself. */
  readonly reference?: string;
};

/** The confirmation page (specification, section 2). */
export function Confirmation({ reference }: ConfirmationProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Section>
      <TextWidth>
        <Stack gap={8}>
          <Statement tabIndex={-1} ref={heading}>
            {confirmCopy.statement}
          </Statement>
          {reference ? (
            <>
              <p>{confirmCopy.received}</p>
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
            </>
          ) : (
            <p>{confirmCopy.withoutReference}</p>
          )}
          <PagePicture name="confirm" alt={confirmCopy.pictureAlt} />
          <Stack gap={4}>
            <Heading>{whatNext.heading}</Heading>
            <Steps>
              {whatNext.steps.map(({ title, text }) => (
                <li key={title}>
                  <h3>{title}</h3>
                  <p>{text}</p>
                </li>
              ))}
            </Steps>
            <p>
              {whatNext.call} <PhoneLink />
            </p>
          </Stack>
          <FormHelp />
          <GoHome variant="outlined" />
        </Stack>
      </TextWidth>
    </Section>
  );
}

const Statement = styled('h1')(typeStyle.h1);

const Heading = styled('h2')(typeStyle.h2);

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
  h3: typeStyle.h3,
  p: { marginTop: space(1), color: color('softInk') },
});
