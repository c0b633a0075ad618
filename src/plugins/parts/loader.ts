import { partPath, partsIn } from '../../markdown/parts';

/** Loader: tells the bundler which parts a page is made from. */
export default function partsLoader(
  this: { addDependency: (path: string) => void },
  source: string,
): string {
  for (const id of partsIn(source)) this.addDependency(partPath(id));
  return source;
}
