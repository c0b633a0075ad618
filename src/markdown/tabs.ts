import type { Root } from 'hast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { attribute, isJsx, jsxAttribute, refuse } from './nodes';

/** What readers choose in the tabs of a group. Screen readers say it before the tabs. */
const names: Record<string, string> = {
  assistant: 'Assistant',
  chain: 'Chain',
  client: 'Client',
  content: 'What you add',
  credit: 'Where you add credit',
  device: 'Device',
  'first-device': 'Your first device or another',
  inside: 'Drive inside',
  mode: 'Security',
  model: 'Model',
  os: 'Operating system',
  'phone-app': 'What the app opens with',
  platform: 'Platform',
  smb: 'Password',
  where: 'Where the drive is',
};

/** Rehype plugin: names tabs by their group. Refuses tabs without a name, and two tabs with one value. */
export function rehypeTabs() {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node) => {
      if (!isJsx(node) || node.name !== 'Tabs') return;
      const values = node.children.map((item) => isJsx(item) && attribute(item, 'value'));
      const twice = values.find((value, at) => value && values.indexOf(value) < at);
      if (twice)
        refuse(
          file,
          node,
          `<Tabs>: two tabs have value="${twice}". Give one of them another value.`,
        );
      if (attribute(node, 'name')) return;
      const group = attribute(node, 'groupId') ?? '';
      if (!Object.hasOwn(names, group))
        refuse(
          file,
          node,
          `<Tabs>: ${group ? `the group "${group}" has no name` : 'these tabs have no group'}. Use a group of src/markdown/tabs.ts (${Object.keys(names).join(', ')}), add yours there, or say what readers choose: <Tabs name="Way to start it">.`,
        );
      node.attributes.push(jsxAttribute('name', names[group]));
    });
  };
}
