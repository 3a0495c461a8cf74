import styled from '@emotion/styled';
import { drawReviews, reviews, type Review } from '@lawyers/domain';
import {
  border,
  Carousel,
  color,
  PageWidth,
  radius,
  Section,
  space,
  Stack,
  typeScale,
  typeStyle,
} from '@lawyers/ui';
import { useState } from 'react';
import { useHydrated } from '../shell/use-hydrated';
import { Picture } from '../pictures/picture';
import { sitePicture } from '../pictures/site-pictures';
import { homeCopy } from './home.copy';

const copy = homeCopy.reviews;
const shown = 4;

/**
 * Four reviews chosen at random. The static HTML has the first four; the draw happens in the browser. Without any
 * review there is no section.
 */
export function Reviews({ from = reviews }: { readonly from?: readonly Review[] }) {
  const [drawn] = useState(() => drawReviews(Math.random, shown, from));
  const visible = useHydrated() ? drawn : from.slice(0, shown);
  if (from.length === 0) return null;
  return (
    <Section aria-labelledby="reviews">
      <PageWidth>
        <Stack gap={6}>
          <Heading id="reviews">{copy.heading}</Heading>
          {from.some(({ sample }) => sample) && <p>{copy.sampleNotice}</p>}
          <Carousel
            id="review"
            label={copy.heading}
            slides={visible.map((review, index) => (
              <ReviewCard key={index} review={review} />
            ))}
          />
        </Stack>
      </PageWidth>
    </Section>
  );
}

function ReviewCard({ review }: { readonly review: Review }) {
  return (
    <Card>
      {review.sample && <Sample>Sample review</Sample>}
      <h3>{review.subject}</h3>
      <p>{review.content}</p>
      <figcaption>
        <Picture files={sitePicture(`avatar-${review.avatar}`)} alt="" sizes="56px" ratio={1} />
        <span>
          <strong>{review.name}</strong>
          <br />
          {review.address}
        </span>
        {!review.sample && <Rating>Rated {review.rating} of 5</Rating>}
      </figcaption>
    </Card>
  );
}

const Heading = styled('h2')(typeStyle.h2);

const Card = styled('figure')({
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr auto',
  gap: space(3),
  flex: 1,
  padding: space(6),
  border,
  borderRadius: radius,
  background: color('raised'),
  h3: typeStyle.h3,
  figcaption: {
    display: 'flex',
    alignItems: 'center',
    flexWrap: 'wrap',
    gap: space(3),
    color: color('softInk'),
    fontSize: typeScale.small,
    lineHeight: 1.35,
  },
  img: { width: '56px', height: '56px', borderRadius: '50%' },
});

const Rating = styled('span')({ marginInlineStart: 'auto' });

const Sample = styled('p')({ color: color('action'), fontSize: typeScale.small, fontWeight: 700 });
