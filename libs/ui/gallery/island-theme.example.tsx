import { IslandTheme, Panel } from '../src';

export const partOfAPage = (
  <IslandTheme>
    <Panel>Looks the same as the page around it.</Panel>
  </IslandTheme>
);
