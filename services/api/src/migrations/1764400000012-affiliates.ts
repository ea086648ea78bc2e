import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Affiliates, attribution, commissions and payouts. */
export class Affiliates1764400000012 implements MigrationInterface {
  name = 'Affiliates1764400000012';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE selling_partners (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        partner_name VARCHAR(120) NOT NULL,
        partner_id VARCHAR(40) CHARACTER SET ascii NOT NULL,
        email VARCHAR(254) NOT NULL,
        rate_bp SMALLINT UNSIGNED NOT NULL,
        status VARCHAR(12) CHARACTER SET ascii NOT NULL,
        notes VARCHAR(2000) NULL,
        version INT UNSIGNED NOT NULL DEFAULT 1,
        created_at DATETIME(3) NOT NULL,
        statement_digest CHAR(64) CHARACTER SET ascii NULL,
        statement_link_at DATETIME(3) NULL,
        PRIMARY KEY (id),
        UNIQUE KEY selling_partners_code (partner_id),
        UNIQUE KEY selling_partners_statement (statement_digest),
        KEY selling_partners_newest (created_at, id),
        KEY selling_partners_status (status, created_at, id),
        CONSTRAINT selling_partners_status CHECK (status in ('active', 'inactive')),
        CONSTRAINT selling_partners_rate CHECK (rate_bp <= 10000)
      )
    `);
    await runner.query(`
      CREATE TABLE partner_applications (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        full_name VARCHAR(200) NOT NULL,
        email VARCHAR(254) NOT NULL,
        phone VARCHAR(40) NOT NULL,
        location VARCHAR(200) NOT NULL,
        business VARCHAR(200) NOT NULL,
        portfolio VARCHAR(500) NOT NULL,
        buyer_types VARCHAR(500) NOT NULL,
        experience TEXT NOT NULL,
        role VARCHAR(20) CHARACTER SET ascii NOT NULL,
        notes TEXT NOT NULL,
        state VARCHAR(10) CHARACTER SET ascii NOT NULL DEFAULT 'new',
        partner_id CHAR(36) CHARACTER SET ascii NULL,
        digest CHAR(64) CHARACTER SET ascii NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        UNIQUE KEY partner_applications_digest (digest),
        KEY partner_applications_email (email, created_at)
      )
    `);
    await runner.query(`
      CREATE TABLE order_referrals (
        order_id CHAR(36) CHARACTER SET ascii NOT NULL,
        partner_id CHAR(36) CHARACTER SET ascii NULL,
        code VARCHAR(100) NULL,
        captured_at DATETIME(3) NULL,
        standing VARCHAR(12) CHARACTER SET ascii NOT NULL,
        rate_bp SMALLINT UNSIGNED NULL,
        reason VARCHAR(500) NULL,
        ordered_at DATETIME(3) NOT NULL,
        PRIMARY KEY (order_id),
        KEY order_referrals_partner (partner_id, ordered_at, order_id),
        KEY order_referrals_standing (standing, ordered_at, order_id),
        CONSTRAINT order_referrals_order FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT order_referrals_partner FOREIGN KEY (partner_id) REFERENCES selling_partners (id),
        CONSTRAINT order_referrals_standing CHECK (standing in ('counts', 'unknown', 'inactive', 'expired', 'own', 'by_hand'))
      )
    `);
    await runner.query(`
      CREATE TABLE commission_payouts (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        partner_id CHAR(36) CHARACTER SET ascii NOT NULL,
        cents INT UNSIGNED NOT NULL,
        method VARCHAR(60) NOT NULL,
        reference VARCHAR(120) NULL,
        note VARCHAR(500) NULL,
        paid_at DATETIME(3) NOT NULL,
        actor VARCHAR(120) NOT NULL,
        PRIMARY KEY (id),
        KEY commission_payouts_partner (partner_id, paid_at, id),
        CONSTRAINT commission_payouts_partner FOREIGN KEY (partner_id) REFERENCES selling_partners (id)
      )
    `);
    await runner.query(`
      CREATE TABLE commission_lines (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
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
        PRIMARY KEY (id),
        UNIQUE KEY commission_lines_once (order_line_id, partner_id),
        KEY commission_lines_newest (confirmed_at, id),
        KEY commission_lines_partner (partner_id, confirmed_at, id),
        KEY commission_lines_state (state, confirmed_at, id),
        KEY commission_lines_due (state, approvable_at),
        KEY commission_lines_booked (partner_id, booked_at),
        KEY commission_lines_order (order_id),
        KEY commission_lines_payout (payout_id),
        CONSTRAINT commission_lines_order FOREIGN KEY (order_id) REFERENCES orders (id),
        CONSTRAINT commission_lines_order_line FOREIGN KEY (order_line_id) REFERENCES order_lines (id),
        CONSTRAINT commission_lines_partner FOREIGN KEY (partner_id) REFERENCES selling_partners (id),
        CONSTRAINT commission_lines_payout FOREIGN KEY (payout_id) REFERENCES commission_payouts (id),
        CONSTRAINT commission_lines_state CHECK (state in ('review', 'declined', 'pending', 'approved', 'paid', 'reversed')),
        CONSTRAINT commission_lines_reckoned CHECK (net_cents = cast(price_cents as signed) - production_cents - shipping_cents - payment_fee_cents),
        CONSTRAINT commission_lines_reversed CHECK (reversed_cents between 0 and commission_cents)
      )
    `);
    await runner.query(`
      CREATE TABLE commission_reversals (
        id CHAR(36) CHARACTER SET ascii NOT NULL,
        line_id CHAR(36) CHARACTER SET ascii NOT NULL,
        cause VARCHAR(12) CHARACTER SET ascii NOT NULL,
        quantity SMALLINT NOT NULL,
        cents INT NOT NULL,
        payout_id CHAR(36) CHARACTER SET ascii NULL,
        created_at DATETIME(3) NOT NULL,
        PRIMARY KEY (id),
        KEY commission_reversals_line (line_id),
        KEY commission_reversals_payout (payout_id),
        CONSTRAINT commission_reversals_line FOREIGN KEY (line_id) REFERENCES commission_lines (id),
        CONSTRAINT commission_reversals_payout FOREIGN KEY (payout_id) REFERENCES commission_payouts (id)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of [
      'commission_reversals',
      'commission_lines',
      'commission_payouts',
      'order_referrals',
      'partner_applications',
      'selling_partners',
    ])
      await runner.query(`DROP TABLE ${table}`);
  }
}
