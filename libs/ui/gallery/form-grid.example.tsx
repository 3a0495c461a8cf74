import { caseInquiryForm } from '@lawyers/domain';
import { ErrorText, FieldLabel, FormCell, FormField, FormGrid, Input, Select, Stack } from '../src';

const rows = ['user', 'email', 'phone_number', 'period', 'stay'] as const;

export const cellsOfEightAndTwelve = (
  <FormGrid>
    {rows.map((row, index) => (
      <FormCell key={row} span={index < 3 ? 8 : 12}>
        <FormField form="cells" row={row} field={caseInquiryForm[row]} />
      </FormCell>
    ))}
  </FormGrid>
);

/** The parts of a field by themselves have no place in a cell. */
export const partsByThemselves = (
  <Stack gap={6}>
    <div>
      <FieldLabel htmlFor="part-select">A choice</FieldLabel>
      <Select id="part-select">
        <option>The first</option>
        <option>The second</option>
      </Select>
    </div>
    <div>
      <FieldLabel htmlFor="part-input">A wrong answer</FieldLabel>
      <Input id="part-input" defaultValue="9021" aria-invalid aria-describedby="part-error" />
      <ErrorText id="part-error">Please input valid Zip Code</ErrorText>
    </div>
  </Stack>
);
