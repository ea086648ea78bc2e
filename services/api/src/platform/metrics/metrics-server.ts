import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { SettingsError } from '../config/environment-reader';
import { Settings } from '../config/settings';
import { Metrics } from './metrics';

/**
 * Serves the metrics on a port of their own, so that no proxy rule for the public port has to keep them private (ADR
 * 0083).
 */
@Injectable()
export class MetricsServer implements OnApplicationShutdown {
  private readonly logger = new Logger(MetricsServer.name);
  private server: Server | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Listens when the settings name a port. For server processes only: command line programs would need the same port.
   * @returns the port; null when there is none
   * @throws SettingsError when it cannot be had
   */
  async listen(): Promise<number | null> {
    const { metricsPort: port } = this.settings.observability;
    if (port === null) return null;
    this.metrics.collectProcessMetrics();
    const server = createServer((request, response) => {
      if (request.method !== 'GET' || request.url !== '/metrics') response.writeHead(404).end();
      else void this.answer(response);
    });
    try {
      await once(server.listen(port, this.settings.http.host), 'listening');
    } catch {
      throw new SettingsError([`METRICS_PORT ${port} cannot be used. Stop what uses it, or set another.`]);
    }
    this.server = server;
    const address = server.address();
    return typeof address === 'object' && address ? address.port : null;
  }

  /** After everything else, so that the shutdown itself can be observed. */
  onApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }

  private async answer(response: ServerResponse): Promise<void> {
    try {
      const text = await this.metrics.render();
      response.writeHead(200, { 'content-type': this.metrics.contentType, 'cache-control': 'no-store' });
      response.end(text);
    } catch (error) {
      this.logger.error(error);
      response.writeHead(500).end();
    }
  }
}
