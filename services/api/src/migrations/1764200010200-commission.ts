import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which orders partners brought, what they earn by each line, what went back of it, and what was paid out. */
export class Commission1764200010200 implements MigrationInterface {
  name = 'Commission1764200010200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE selling_partners
        ADD statement_digest CHAR(64) CHARACTER SET ascii NULL,
        ADD statement_link_at DATETIME(3) NULL,
        ADD UNIQUE KEY selling_partners_statement (statement_digest)
    `);
    await runner.query(`
      CREATE TABLE order_referrals (
        order_id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        partner_id CHAR(36) CHARACTER SET ascii NULL,
        code VARCHAR(100) NULL,
        captured_at DATETIME(3) NULL,
        standing VARCHAR(12) CHARACTER SET ascii NOT NULL,
        rate_bp SMALLINT UNSIGNED NULL,
        reason VARCHAR(500) NULL,
        ordered_at DATETIME(3) NOT NULL,
        KEY order_referrals_partner (partner_id, ordered_at, order_id),
        KEY order_referrals_standing (standing, ordered_at, order_id),
        CONSTRAINT order_referrals_order FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT order_referrals_partner FOREIGN KEY (partner_id) REFERENCES selling_partners (id),
        CONSTRAINT order_referrals_standing
          CHECK (standing IN ('counts', 'unknown', 'inactive', 'expired', 'own', 'by_hand'))
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE commission_payouts (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        partner_id CHAR(36) CHARACTER SET ascii NOT NULL,
        cents INT UNSIGNED NOT NULL,
        method VARCHAR(60) NOT NULL,
        reference VARCHAR(120) NULL,
        note VARCHAR(500) NULL,
        paid_at DATETIME(3) NOT NULL,
        actor VARCHAR(120) NOT NULL,
        KEY commission_payouts_partner (partner_id, paid_at, id),
        CONSTRAINT commission_payouts_partner FOREIGN KEY (partner_id) REFERENCES selling_partners (id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE commission_lines (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        partner_id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_line_id CHAR(36) CHARACTER SET ascii NOT NULL,
        order_number VARCHAR(20) CHARACTER SET ascii NOT NULL,
        title VARCHAR(200) NOT NULL,
        size VARCHAR(20) CHARACTER SET ascii NOT NULL,
        quantity SMALLINT UNSIGNED NOT NULL,
        price_cents INT UNSIGNED NOT NULL,
        production_cents INT UNSIGNED NOT NULL,
        shipping_cents INT UNSIGNED NOT NULL,
        payment_fee_cents INT UNSIGNED NOT NULL,
        are_costs_known TINYINT(1) NOT NULL,
        net_cents INT NOT NULL,
        rate_bp SMALLINT UNSIGNED NOT NULL,
        commission_cents INT UNSIGNED NOT NULL,
        reversed_quantity SMALLINT NOT NULL,
        reversed_cents INT NOT NULL,
        settled_cents INT NOT NULL,
        state VARCHAR(12) CHARACTER SET ascii NOT NULL,
        review_reason VARCHAR(12) CHARACTER SET ascii NULL,
        decision_reason VARCHAR(500) NULL,
        ordered_at DATETIME(3) NOT NULL,
        confirmed_at DATETIME(3) NOT NULL,
        approvable_at DATETIME(3) NOT NULL,
        booked_at DATETIME(3) NULL,
        disputed_at DATETIME(3) NULL,
        is_lost TINYINT(1) NOT NULL,
        payout_id CHAR(36) CHARACTER SET ascii NULL,
        version INT UNSIGNED NOT NULL,
        UNIQUE KEY commission_lines_once (order_line_id, partner_id),
        KEY commission_lines_newest (confirmed_at, id),
        KEY commission_lines_partner (partner_id, confirmed_at, id),
        KEY commission_lines_state (state, confirmed_at, id),
        KEY commission_lines_due (state, approvable_at),
        KEY commission_lines_booked (partner_id, booked_at),
        KEY commission_lines_order (order_id),
        KEY commission_lines_payout (payout_id),
        CONSTRAINT commission_lines_partner FOREIGN KEY (partner_id) REFERENCES selling_partners (id),
        CONSTRAINT commission_lines_order FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT commission_lines_order_line FOREIGN KEY (order_line_id) REFERENCES order_lines (id),
        CONSTRAINT commission_lines_payout FOREIGN KEY (payout_id) REFERENCES commission_payouts (id),
        CONSTRAINT commission_lines_state
          CHECK (state IN ('review', 'declined', 'pending', 'approved', 'paid', 'reversed')),
        CONSTRAINT commission_lines_reckoned CHECK (
          net_cents = CAST(price_cents AS SIGNED) - production_cents - shipping_cents - payment_fee_cents
        ),
        CONSTRAINT commission_lines_reversed CHECK (reversed_cents BETWEEN 0 AND commission_cents)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
    await runner.query(`
      CREATE TABLE commission_reversals (
        id CHAR(36) CHARACTER SET ascii NOT NULL PRIMARY KEY,
        line_id CHAR(36) CHARACTER SET ascii NOT NULL,
        cause VARCHAR(12) CHARACTER SET ascii NOT NULL,
        quantity SMALLINT NOT NULL,
        cents INT NOT NULL,
        payout_id CHAR(36) CHARACTER SET ascii NULL,
        created_at DATETIME(3) NOT NULL,
        KEY commission_reversals_line (line_id),
        KEY commission_reversals_payout (payout_id),
        CONSTRAINT commission_reversals_line FOREIGN KEY (line_id) REFERENCES commission_lines (id),
        CONSTRAINT commission_reversals_payout FOREIGN KEY (payout_id) REFERENCES commission_payouts (id)
      ) ENGINE=InnoDB DEFAULT CHARSET=utf8mb4
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['commission_reversals', 'commission_lines', 'commission_payouts', 'order_referrals'])
      await runner.query(`DROP TABLE ${table}`);
    await runner.query(`
      ALTER TABLE selling_partners
        DROP KEY selling_partners_statement,
        DROP statement_link_at,
        DROP statement_digest
    `);
  }
}
