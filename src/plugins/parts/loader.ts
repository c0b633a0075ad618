import { partPath, partsIn } from '../../pages-schema/parts';
import { troubleshooterPath } from '../../pages-schema/troubleshooter';

/** Loader: tells the bundler which parts a page is made from, and the page of the troubleshooter its questions. */
export default function partsLoader(
  this: { addDependency: (path: string) => void },
  source: string,
): string {
  for (const id of partsIn(source)) this.addDependency(partPath(id));
  if (source.includes('<Troubleshooter>')) this.addDependency(troubleshooterPath);
  return source;
}
