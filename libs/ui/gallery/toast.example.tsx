import { useState } from 'react';
import { Toast } from '../src';

function OnDemand() {
  const [occasion, setOccasion] = useState(0);
  return (
    <div style={{ minHeight: '8rem' }}>
      <button type="button" onClick={() => setOccasion(occasion + 1)}>
        Show it for six seconds
      </button>
      {occasion > 0 && <Toast message="Please input valid Zip Code" occasion={occasion} />}
    </div>
  );
}

export const onDemand = <OnDemand />;
