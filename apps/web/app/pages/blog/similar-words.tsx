import { styled } from '@mui/material/styles';
import { NotesDisclosure, textWidth } from '@lawyers/ui';
import { articleCopy } from './article.copy';

/** Explains Spanish words that are easily confused, where English has one or two. */
export function SimilarWords() {
  const { similarWords } = articleCopy;
  if (!similarWords) return null;
  return (
    <Words>
      <summary>{similarWords.title}</summary>
      {similarWords.words.map(({ word, english, meaning }) => (
        <p key={word}>
          <strong>{word}</strong> (<i lang="en">{english}</i>): {meaning}
        </p>
      ))}
      <p>{similarWords.note}</p>
    </Words>
  );
}

const Words = styled(NotesDisclosure)(({ theme }) => ({
  maxWidth: textWidth,
  marginBottom: theme.spacing(8),
}));
