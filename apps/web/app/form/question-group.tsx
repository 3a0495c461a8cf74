import FormControl from '@mui/material/FormControl';
import FormLabel from '@mui/material/FormLabel';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { memo } from 'react';
import { t, type FieldError } from '@lawyers/domain';
import { FormCell, FormField, FormGrid, formWidth } from '@lawyers/ui';
import type { QuestionGroup } from './question-groups';

export type QuestionGroupFieldsProps = {
  readonly formId: string;
  readonly group: QuestionGroup;
  readonly errors: readonly FieldError[];
};

/**
 * Memoized, because the fifth digit of a zip code renders the whole form: the digit decides whether the visitor's state
 * is served. Without `memo`, the response to that digit takes twice as long on a slow processor.
 */
export const QuestionGroupFields = memo(function QuestionGroupFields({
  formId,
  group,
  errors,
}: QuestionGroupFieldsProps) {
  const fields = (
    <FormGrid>
      {group.fields.map(({ key, span, field }) => (
        <FormCell key={key} span={span}>
          <FormField
            formId={formId}
            fieldKey={key}
            field={field}
            error={errors.find((error) => error.key === key)?.message}
          />
        </FormCell>
      ))}
    </FormGrid>
  );
  if (!group.heading) return fields;
  if (group.folded) {
    return (
      <Fold sx={group.hiddenBy ? hiddenWhileChosen(group.hiddenBy) : undefined}>
        <summary>
          <span>
            {group.heading}
            <Kept>{keptNote}</Kept>
          </span>
        </summary>
        {group.note && <Typography variant="body2">{group.note}</Typography>}
        {fields}
      </Fold>
    );
  }
  return (
    <Group component="fieldset" fullWidth>
      <FormLabel component="legend">{group.heading}</FormLabel>
      {group.note && <Typography variant="body2">{group.note}</Typography>}
      {fields}
    </Group>
  );
});

/** Shown on a closed group that contains an answer, since the answer is sent all the same (requirements § 3.13). */
const keptNote = t({
  en: 'What you answered here is sent too.',
  es: 'Lo que contestó aquí también se envía.',
});

/**
 * Matches a folded group that contains an answer. Its questions are text inputs, text boxes, and dropdowns; a test
 * refuses others. Optional texts have a placeholder, by default a space, so one whose placeholder is not shown contains
 * text. The first option of an optional dropdown is its preset, not an answer.
 */
const answered =
  ':has(:is(input, textarea):not(:placeholder-shown), option:checked:not(:first-of-type))';

/**
 * Hides a group whose questions are pointless for the chosen option. It is done in CSS, so that it also works without
 * scripts. A group that is open or contains an answer stays visible, since its answers are sent. Only the summary is
 * hidden: the borders of the group stay, because the group below uses the lower one as its upper border.
 */
const hiddenWhileChosen = (option: string) => ({
  [`form:has([value="${option}"]:checked) &:not([open]):not(${answered}) > summary`]: {
    display: 'none',
  },
});

const Kept = styled('span')(({ theme }) => ({
  display: 'none',
  color: theme.vars.palette.text.secondary,
  fontWeight: 400,
}));

// For a group that has a heading and is not folded, such as the intake form's questions on how to reach the visitor. A
// background shows that they belong together.
const Group = styled(FormControl)(({ theme }) => ({
  maxWidth: formWidth,
  padding: theme.spacing(4),
  borderRadius: theme.shape.borderRadius,
  background: theme.vars.palette.sunk,
  [theme.breakpoints.up('md')]: { padding: theme.spacing(6, 6, 0) },
  // As a float, the legend lies on the background of the fieldset instead of on its upper edge. The fieldset must be a
  // block: MUI makes it a flexbox, in which WebKit ignores `float`.
  display: 'block',
  '& > legend': { ...theme.typography.h4, float: 'left', marginBottom: theme.spacing(1) },
  '& > legend + *': { clear: 'both' },
  '& > p': {
    marginBlock: theme.spacing(0, 5),
    color: theme.vars.palette.text.secondary,
  },
})) as typeof FormControl;

const Fold = styled('details')(({ theme }) => ({
  maxWidth: formWidth,
  borderBlock: `1px solid ${theme.vars.palette.divider}`,
  // Two groups in a row share one border.
  'details + &': { marginTop: theme.spacing(-6), borderTop: 0 },
  summary: { minHeight: '60px', paddingBlock: theme.spacing(2), fontWeight: 700 },
  '& > p': {
    marginBlock: theme.spacing(1, 5),
    color: theme.vars.palette.text.secondary,
  },
  '& > div': { marginBlock: theme.spacing(3, 6) },
  [`&:not([open])${answered} > summary > span > span`]: { display: 'block' },
}));
