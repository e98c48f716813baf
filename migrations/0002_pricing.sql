CREATE TABLE "price_rules" (
	"country" text PRIMARY KEY NOT NULL,
	"rule" jsonb NOT NULL
);
