CREATE TABLE "content_globals" (
	"handle" text NOT NULL,
	"locale" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "content_globals_handle_locale_pk" PRIMARY KEY("handle","locale")
);
--> statement-breakpoint
CREATE TABLE "store_devices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "store_devices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"token_hash" text NOT NULL,
	"store" text NOT NULL,
	"name" text NOT NULL,
	"paired_at" timestamp with time zone NOT NULL,
	"last_seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "store_devices_token_hash_unique" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "store_pairing_codes" (
	"code_hash" text PRIMARY KEY NOT NULL,
	"store" text NOT NULL,
	"name" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "store_devices" ADD CONSTRAINT "store_devices_store_stores_code_fk" FOREIGN KEY ("store") REFERENCES "public"."stores"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "store_pairing_codes" ADD CONSTRAINT "store_pairing_codes_store_stores_code_fk" FOREIGN KEY ("store") REFERENCES "public"."stores"("code") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "store_pairing_codes_expires_at" ON "store_pairing_codes" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "orders_collection" ON "orders" USING btree (("agreed" #>> '{delivery,place}')) WHERE "orders"."state" in ('processing', 'ready');