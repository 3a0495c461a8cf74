import Avatar from '@mui/material/Avatar';
import Container from '@mui/material/Container';
import Stack from '@mui/material/Stack';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useLayoutEffect, useRef, useState } from 'react';
import { drawReviews, reviews, t, type Review } from '@lawyers/domain';
import { Section, TextColumns } from '@lawyers/ui';
import { avatarUrl } from '../../pictures/avatars';
import { Carousel } from './carousel';

/**
 * The texts around the reviews. They are separate from the page's other texts, so that the browser, which loads the
 * script of this island, does not load those as well.
 */
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
 * Four random reviews, or all if there are at most four (requirements § 2.6). The static HTML contains the first four.
 * The browser draws once, on hydration, and only while the section is still below the window: in view, the text would
 * change while somebody reads it, and a section above the window would move what is in view. Renders nothing if there
 * are no reviews.
 */
export function Reviews({ from = reviews }: { readonly from?: readonly Review[] }) {
  const [visible, setVisible] = useState<readonly Review[]>(() => from.slice(0, shown));
  const heading = useRef<HTMLHeadingElement>(null);
  // A layout effect, so that the reviews are replaced before the next frame, in which the visitor may have scrolled to
  // them.
  useLayoutEffect(() => {
    const top = heading.current?.closest('section')?.getBoundingClientRect().top ?? 0;
    if (from.length > shown && top >= window.innerHeight)
      setVisible(drawReviews(Math.random, shown, from));
  }, [from]);
  if (from.length === 0) return null;
  return (
    <Section aria-labelledby="reviews">
      <Container>
        <TextColumns>
          <Stack spacing={3}>
            <Typography ref={heading} variant="h2" id="reviews">
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
      {review.sample && <Typography variant="caption">{copy.sample}</Typography>}
      <Typography variant="h5" component="h3" lang={review.language}>
        {review.subject}
      </Typography>
      <blockquote lang={review.language}>{review.content}</blockquote>
      <figcaption>
        <Avatar src={avatarUrl(review.avatar)} slotProps={{ img: lazy }} />
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

const lazy = { alt: '', loading: 'lazy', width: 56, height: 56 } as const;

const Figure = styled('figure')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  blockquote: {
    ...theme.typography.h2,
    margin: 0,
    maxWidth: '32rem',
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
  // The avatar. MUI would make it 40 px wide, and the `img` in it is 56 px (`lazy`).
  'figcaption > div': { width: '56px', height: '56px' },
}));

const Rating = styled('span')({ marginInlineStart: 'auto' });
