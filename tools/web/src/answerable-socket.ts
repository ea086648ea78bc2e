import net from 'node:net';

type Written = (error?: Error | null) => void;

/**
 * A socket whose peer may respond and close before it has read the whole request. Node destroys a socket at the first
 * failed write, although a response may have arrived before; this one only stops writing, so that the response is read.
 */
export class AnswerableSocket extends net.Socket {
  private isCut = false;

  override _write(chunk: unknown, encoding: BufferEncoding, done: Written): void {
    if (this.isCut) done();
    else super._write(chunk, encoding, this.forgiving(done));
  }

  override _writev(chunks: { chunk: unknown; encoding: BufferEncoding }[], done: Written): void {
    if (this.isCut) done();
    else super._writev?.(chunks, this.forgiving(done));
  }

  private forgiving(done: Written): Written {
    return (error) => {
      if (error) this.isCut = true;
      done();
    };
  }
}
