import { Tabs } from '../src';

export const twoTabs = (
  <Tabs
    id="two"
    label="Two tabs"
    tabs={[
      { title: 'Why Hire a Lawyer', content: <p>The first panel.</p> },
      { title: 'FAQ', content: <p>The second panel.</p> },
    ]}
  />
);
