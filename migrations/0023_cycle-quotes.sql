CREATE TABLE "cycle_quote_events" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cycle_quote_events_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"quote_id" integer NOT NULL,
	"step" text NOT NULL,
	"by" text NOT NULL,
	"note" text,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cycle_quote_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"quote_id" integer NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "cycle_quotes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "cycle_quotes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"number" text NOT NULL,
	"site" text NOT NULL,
	"customer_id" integer,
	"attempt_id" text NOT NULL,
	"state" text NOT NULL,
	"locale" text NOT NULL,
	"email" text NOT NULL,
	"provider" text NOT NULL,
	"certificate" text,
	"order_number" text,
	"currency" text NOT NULL,
	"total" integer NOT NULL,
	"agreed" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "cycle_quotes_number_unique" UNIQUE("number"),
	CONSTRAINT "cycle_quotes_attempt_id_unique" UNIQUE("attempt_id")
);
--> statement-breakpoint
ALTER TABLE "cycle_quote_events" ADD CONSTRAINT "cycle_quote_events_quote_id_cycle_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."cycle_quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "cycle_quote_links" ADD CONSTRAINT "cycle_quote_links_quote_id_cycle_quotes_id_fk" FOREIGN KEY ("quote_id") REFERENCES "public"."cycle_quotes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cycle_quote_events_quote" ON "cycle_quote_events" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "cycle_quote_links_quote" ON "cycle_quote_links" USING btree ("quote_id");--> statement-breakpoint
CREATE INDEX "cycle_quotes_customer" ON "cycle_quotes" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "cycle_quotes_email" ON "cycle_quotes" USING btree ("email");--> statement-breakpoint
CREATE INDEX "cycle_quotes_expiry" ON "cycle_quotes" USING btree ("state","expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "cycle_quotes_certificate" ON "cycle_quotes" USING btree ("provider","certificate") WHERE "cycle_quotes"."state" = 'redeemed';