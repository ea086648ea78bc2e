import net from 'node:net';

type Written = (error?: Error | null) => void;

/**
 * A connection whose other side may answer before it has heard everything, and close. Node gives a socket up with the first
 * write that fails, though an answer may have arrived before; this one only stops writing, and what has arrived is read.
 * Without an answer the reading side ends or fails, as it does everywhere.
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
