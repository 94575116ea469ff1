/** Downloads content as a file. */
export function saveFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Some browsers read the content only after the click handler.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
