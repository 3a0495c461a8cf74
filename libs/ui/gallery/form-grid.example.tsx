import { ErrorText, FieldLabel, FormCell, FormGrid, Input, Select } from '../src';

export const cellsOfEightAndTwelve = (
  <FormGrid>
    {[8, 8, 8, 12, 12].map((span, index) => (
      <FormCell key={index} span={span}>
        <FieldLabel htmlFor={`cell-${index}`}>Span {span}</FieldLabel>
        <Input id={`cell-${index}`} />
      </FormCell>
    ))}
  </FormGrid>
);

export const partsByThemselves = (
  <FormGrid>
    <FormCell span={12}>
      <FieldLabel htmlFor="part-select">A choice</FieldLabel>
      <Select id="part-select">
        <option>The first</option>
        <option>The second</option>
      </Select>
    </FormCell>
    <FormCell span={12}>
      <FieldLabel htmlFor="part-input">A wrong answer</FieldLabel>
      <Input id="part-input" defaultValue="9021" aria-invalid aria-describedby="part-error" />
      <ErrorText id="part-error">Please input valid Zip Code</ErrorText>
    </FormCell>
  </FormGrid>
);
