import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { drawReviews, reviews, t, type Review } from '@lawyers/domain';
import { Section, TextColumns } from '@lawyers/ui';
import { useHydrated } from '../../hydration/use-hydrated';
import { avatarUrl } from '../../pictures/avatars';
import { Carousel } from './carousel';

/** The words of the reviews; apart from the page's others, since they come to the browser with them. */
const copy = {
  heading: t({ en: 'Reviews', es: 'Opiniones' }),
  sampleNotice: t({
    en: 'These are made-up samples. No real person wrote them.',
    es: 'Estos son ejemplos inventados. No los escribió ninguna persona real.',
  }),
  sample: t({ en: 'Sample review', es: 'Opinión de ejemplo' }),
  rated: t({
    en: (rating: number) => `Rated ${rating} of 5`,
    es: (rating: number) => `Calificación: ${rating} de 5`,
  }),
};

const shown = 4;

/**
 * Four random reviews, or all if there are no more (requirements § 2.6). The static HTML has the first four; the browser
 * draws after hydration. Renders nothing if the list is empty.
 */
export function Reviews({ from = reviews }: { readonly from?: readonly Review[] }) {
  const [drawn] = useState(() => drawReviews(Math.random, shown, from));
  const visible = useHydrated() && from.length > shown ? drawn : from.slice(0, shown);
  if (from.length === 0) return null;
  return (
    <Section aria-labelledby="reviews">
      <Container>
        <TextColumns>
          <Stack spacing={3}>
            <Typography variant="h2" id="reviews">
              {copy.heading}
            </Typography>
            {from.some(({ sample }) => sample) && <Typography>{copy.sampleNotice}</Typography>}
          </Stack>
          <Carousel
            id="review"
            label={copy.heading}
            slides={visible.map((review, index) => (
              <Quotation key={index} review={review} />
            ))}
          />
        </TextColumns>
      </Container>
    </Section>
  );
}

function Quotation({ review }: { readonly review: Review }) {
  return (
    <Figure>
      {review.sample && <Sample variant="subtitle2">{copy.sample}</Sample>}
      <Typography variant="h5" component="h3" lang={review.language}>
        {review.subject}
      </Typography>
      <blockquote lang={review.language}>{review.content}</blockquote>
      <figcaption>
        <img src={avatarUrl(review.avatar)} width={56} height={56} alt="" loading="lazy" />
        <span>
          <strong>{review.name}</strong>
          <br />
          {review.address}
        </span>
        {!review.sample && <Rating>{copy.rated(review.rating)}</Rating>}
      </figcaption>
    </Figure>
  );
}

const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  blockquote: {
    ...theme.typography.h2,
    margin: 0,
    maxWidth: '32rem',
    fontSize: '1.75rem',
    lineHeight: 1.35,
    textWrap: 'balance',
  },
  figcaption: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: theme.spacing(3),
    color: theme.vars.palette.text.secondary,
    ...theme.typography.caption,
  },
  img: { borderRadius: '50%' },
}));

const Sample = styled(Typography)(({ theme }) => ({ color: theme.vars.palette.primary.main }));

const Rating = styled('span')({ marginInlineStart: 'auto' });
