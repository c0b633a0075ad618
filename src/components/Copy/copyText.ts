/**
 * Puts text on the clipboard, on plain http as well, where browsers hide the clipboard interface.
 * Resolves to whether it worked; never throws.
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const area = document.createElement('textarea');
    const focused = document.activeElement as HTMLElement | null;
    area.value = text;
    area.readOnly = true;
    area.className = 'sr-only';
    document.body.append(area);
    area.select();
    try {
      return document.execCommand('copy');
    } catch {
      return false;
    } finally {
      area.remove();
      focused?.focus({ preventScroll: true });
    }
  }
}
