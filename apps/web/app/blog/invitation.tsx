import Typography from '@mui/material/Typography';
import styled from '@emotion/styled';
import { paths } from '@lawyers/domain';
import { ButtonLink, color, radius, space, wide } from '@lawyers/ui';
import { PhoneLink } from '../shell/phone-link';
import { invitationCopy as copy } from './invitation.copy';

/** A calm offer to talk, for articles that end with one. */
export function Invitation() {
  return (
    <Band aria-labelledby="invitation">
      <div>
        <Typography variant="h2" id="invitation">
          {copy.heading}
        </Typography>
        <p>{copy.text}</p>
      </div>
      <Ways>
        <ButtonLink href={paths.home}>{copy.button}</ButtonLink>
        <span>
          {copy.call} <PhoneLink />
        </span>
      </Ways>
    </Band>
  );
}

const Band = styled('section')({
  display: 'grid',
  gap: space(6),
  marginTop: space(14),
  padding: space(6),
  borderRadius: radius,
  background: color('selectedGround'),
  p: { marginTop: space(2), maxWidth: '34rem' },
  [wide]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    gap: space(10),
    padding: space(10),
  },
});

const Ways = styled('div')({ display: 'grid', gap: space(2), justifyItems: 'start' });
