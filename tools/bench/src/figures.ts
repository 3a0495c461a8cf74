import type { AgainstFigures } from './against';
import type { BytesFigures } from './bytes';
import type { FontVisit } from './font-preloads';
import type { Run } from './machine';
import type { PictureFigures } from './picture-summary';
import type { LighthouseFigures } from './race';
import type { Response } from './response';

/** Everything that the bench knows: each subject as it was measured last. */
export type Figures = {
  readonly lighthouse?: Measured<LighthouseFigures>;
  readonly bytes?: Measured<BytesFigures>;
  readonly interactions?: Measured<readonly Response[]>;
  readonly pictures?: Measured<PictureFigures>;
  readonly fonts?: Measured<readonly FontVisit[]>;
  readonly against?: Measured<AgainstFigures>;
};

export type Measured<T> = { readonly run: Run; readonly found: T };
