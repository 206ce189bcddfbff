/**
 * Returns the parsed body of a response, read piece by piece.
 *
 * @throws RangeError as soon as the body is known to exceed `limit` bytes; the rest is not read.
 * @throws SyntaxError when the body is not JSON.
 */
export async function readJson(response: Response, limit: number): Promise<unknown> {
  const tooLarge = new RangeError(`more than ${limit} bytes`);
  if (Number(response.headers.get("content-length")) > limit) {
    await response.body?.cancel();
    throw tooLarge;
  }
  const reader = response.body?.getReader();
  const decoder = new TextDecoder();
  let text = "";
  for (let size = 0; reader; ) {
    const { done, value } = await reader.read();
    if (done) break;
    size += value.byteLength;
    if (size > limit) {
      await reader.cancel();
      throw tooLarge;
    }
    text += decoder.decode(value, { stream: true });
  }
  return JSON.parse(text + decoder.decode());
}
