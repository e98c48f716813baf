CREATE TABLE "finance_products" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"months" integer NOT NULL,
	"apr" numeric(5, 2) NOT NULL,
	"min_loan" integer NOT NULL,
	"max_loan" integer
);
--> statement-breakpoint
CREATE TABLE "finance_terms" (
	"id" integer PRIMARY KEY DEFAULT 1 NOT NULL,
	"notice" jsonb NOT NULL,
	"example_price" integer NOT NULL,
	"example_deposit_percent" integer NOT NULL,
	"example_product_id" text,
	CONSTRAINT "finance_terms_one_row" CHECK ("finance_terms"."id" = 1)
);
