import { useState } from 'react';
import { Toast } from '../src';

function OnDemand() {
  const [trigger, setOccasion] = useState(0);
  return (
    <div style={{ minHeight: '8rem' }}>
      <button type="button" onClick={() => setOccasion(trigger + 1)}>
        Show it for six seconds
      </button>
      {trigger > 0 && <Toast message="Please input valid Zip Code" trigger={trigger} />}
    </div>
  );
}

export const onDemand = <OnDemand />;
