// Generated from supabase/migrations by `npm run types`. Do not edit.

export type Json = string | number | boolean | null | { [key: string]: Json | undefined } | Json[];

export type Database = {
  public: {
    Tables: {
      audit_log: {
        Row: {
          action: string;
          actor_email: string | null;
          actor_id: string | null;
          change_id: number;
          changed: string[];
          changed_at: string;
          id: number;
          leads: boolean;
          new_row: Json | null;
          old_row: Json | null;
          restored_id: number | null;
          row_id: string;
          subject_id: string;
          subject_table: string;
          table_name: string;
        };
        ComputedFields: never;
        Insert: {
          action: string;
          actor_email?: string | null;
          actor_id?: string | null;
          change_id: number;
          changed?: string[];
          changed_at?: string;
          id?: never;
          leads?: boolean;
          new_row?: Json | null;
          old_row?: Json | null;
          restored_id?: number | null;
          row_id: string;
          subject_id: string;
          subject_table: string;
          table_name: string;
        };
        Update: {
          action?: string;
          actor_email?: string | null;
          actor_id?: string | null;
          change_id?: number;
          changed?: string[];
          changed_at?: string;
          id?: never;
          leads?: boolean;
          new_row?: Json | null;
          old_row?: Json | null;
          restored_id?: number | null;
          row_id?: string;
          subject_id?: string;
          subject_table?: string;
          table_name?: string;
        };
        Relationships: [];
      };
      code_rules: {
        Row: {
          created_at: string;
          id: string;
          required_from: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          id: string;
          required_from?: string;
        };
        Update: {
          created_at?: string;
          id?: string;
          required_from?: string;
        };
        Relationships: [];
      };
      general_config: {
        Row: {
          created_at: string;
          dark_logo_url: string | null;
          hero_video_horizontal: string | null;
          hero_video_vertical: string | null;
          id: number;
          light_logo_url: string | null;
          phone: string | null;
          primary_color: string;
          updated_at: string;
          whatsapp: string | null;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          dark_logo_url?: string | null;
          hero_video_horizontal?: string | null;
          hero_video_vertical?: string | null;
          id?: number;
          light_logo_url?: string | null;
          phone?: string | null;
          primary_color?: string;
          updated_at?: string;
          whatsapp?: string | null;
        };
        Update: {
          created_at?: string;
          dark_logo_url?: string | null;
          hero_video_horizontal?: string | null;
          hero_video_vertical?: string | null;
          id?: number;
          light_logo_url?: string | null;
          phone?: string | null;
          primary_color?: string;
          updated_at?: string;
          whatsapp?: string | null;
        };
        Relationships: [];
      };
      hotel_former_slugs: {
        Row: {
          created_at: string;
          hotel_id: string;
          slug: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          hotel_id: string;
          slug: string;
        };
        Update: {
          created_at?: string;
          hotel_id?: string;
          slug?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'hotel_former_slugs_hotel_id_fkey';
            columns: ['hotel_id'];
            isOneToOne: false;
            referencedRelation: 'hotels';
            referencedColumns: ['id'];
          },
        ];
      };
      hotel_images: {
        Row: {
          created_at: string;
          hotel_id: string;
          id: string;
          image_url: string;
          is_main: boolean;
          place: number;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          hotel_id: string;
          id?: string;
          image_url: string;
          is_main?: boolean;
          place?: number;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          hotel_id?: string;
          id?: string;
          image_url?: string;
          is_main?: boolean;
          place?: number;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'hotel_images_hotel_id_fkey';
            columns: ['hotel_id'];
            isOneToOne: false;
            referencedRelation: 'hotels';
            referencedColumns: ['id'];
          },
        ];
      };
      hotel_packages: {
        Row: {
          arrival_days: number[];
          created_at: string;
          description: string | null;
          features: NonNullable<Json>;
          hotel_id: string;
          id: string;
          image_url: string | null;
          is_active: boolean;
          max_nights: number | null;
          min_nights: number | null;
          name: string;
          offer_end_date: string | null;
          offer_link: string | null;
          offer_start_date: string | null;
          price: number | null;
          room_name: string | null;
          tags: string[];
          updated_at: string;
          valid_from: string | null;
          valid_until: string | null;
        };
        ComputedFields: never;
        Insert: {
          arrival_days?: number[];
          created_at?: string;
          description?: string | null;
          features?: NonNullable<Json>;
          hotel_id: string;
          id?: string;
          image_url?: string | null;
          is_active?: boolean;
          max_nights?: number | null;
          min_nights?: number | null;
          name: string;
          offer_end_date?: string | null;
          offer_link?: string | null;
          offer_start_date?: string | null;
          price?: number | null;
          room_name?: string | null;
          tags?: string[];
          updated_at?: string;
          valid_from?: string | null;
          valid_until?: string | null;
        };
        Update: {
          arrival_days?: number[];
          created_at?: string;
          description?: string | null;
          features?: NonNullable<Json>;
          hotel_id?: string;
          id?: string;
          image_url?: string | null;
          is_active?: boolean;
          max_nights?: number | null;
          min_nights?: number | null;
          name?: string;
          offer_end_date?: string | null;
          offer_link?: string | null;
          offer_start_date?: string | null;
          price?: number | null;
          room_name?: string | null;
          tags?: string[];
          updated_at?: string;
          valid_from?: string | null;
          valid_until?: string | null;
        };
        Relationships: [
          {
            foreignKeyName: 'hotel_packages_hotel_id_fkey';
            columns: ['hotel_id'];
            isOneToOne: false;
            referencedRelation: 'hotels';
            referencedColumns: ['id'];
          },
        ];
      };
      hotels: {
        Row: {
          address_city: string | null;
          address_state: string | null;
          address_street: string | null;
          created_at: string;
          description: string | null;
          features: NonNullable<Json>;
          hotel_type: string;
          id: string;
          image_url: string | null;
          is_active: boolean;
          latitude: number | null;
          location: string;
          longitude: number | null;
          name: string;
          postal_code: string | null;
          price: number;
          rating: number | null;
          reference_point: string | null;
          region_id: string | null;
          slug: string;
          subtitle: string | null;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          address_city?: string | null;
          address_state?: string | null;
          address_street?: string | null;
          created_at?: string;
          description?: string | null;
          features?: NonNullable<Json>;
          hotel_type?: string;
          id?: string;
          image_url?: string | null;
          is_active?: boolean;
          latitude?: number | null;
          location: string;
          longitude?: number | null;
          name: string;
          postal_code?: string | null;
          price?: number;
          rating?: number | null;
          reference_point?: string | null;
          region_id?: string | null;
          slug?: string;
          subtitle?: string | null;
          updated_at?: string;
        };
        Update: {
          address_city?: string | null;
          address_state?: string | null;
          address_street?: string | null;
          created_at?: string;
          description?: string | null;
          features?: NonNullable<Json>;
          hotel_type?: string;
          id?: string;
          image_url?: string | null;
          is_active?: boolean;
          latitude?: number | null;
          location?: string;
          longitude?: number | null;
          name?: string;
          postal_code?: string | null;
          price?: number;
          rating?: number | null;
          reference_point?: string | null;
          region_id?: string | null;
          slug?: string;
          subtitle?: string | null;
          updated_at?: string;
        };
        Relationships: [
          {
            foreignKeyName: 'hotels_region_id_fkey';
            columns: ['region_id'];
            isOneToOne: false;
            referencedRelation: 'regions';
            referencedColumns: ['id'];
          },
        ];
      };
      media_files: {
        Row: {
          alt: string;
          bytes: number;
          created_at: string;
          created_by: string | null;
          file_name: string;
          height: number;
          id: string;
          is_ready: boolean;
          mime: string;
          scrim: string;
          sha256: string;
          updated_at: string;
          width: number;
        };
        ComputedFields: never;
        Insert: {
          alt?: string;
          bytes: number;
          created_at?: string;
          created_by?: string | null;
          file_name: string;
          height: number;
          id?: string;
          is_ready?: boolean;
          mime: string;
          scrim?: string;
          sha256: string;
          updated_at?: string;
          width: number;
        };
        Update: {
          alt?: string;
          bytes?: number;
          created_at?: string;
          created_by?: string | null;
          file_name?: string;
          height?: number;
          id?: string;
          is_ready?: boolean;
          mime?: string;
          scrim?: string;
          sha256?: string;
          updated_at?: string;
          width?: number;
        };
        Relationships: [];
      };
      newsletter_subscribers: {
        Row: {
          consented_at: string;
          created_at: string;
          email: string;
          id: string;
          source: string;
        };
        ComputedFields: never;
        Insert: {
          consented_at?: string;
          created_at?: string;
          email: string;
          id?: string;
          source: string;
        };
        Update: {
          consented_at?: string;
          created_at?: string;
          email?: string;
          id?: string;
          source?: string;
        };
        Relationships: [];
      };
      regions: {
        Row: {
          created_at: string;
          description: string | null;
          id: string;
          is_active: boolean;
          name: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          created_at?: string;
          description?: string | null;
          id?: string;
          is_active?: boolean;
          name: string;
          updated_at?: string;
        };
        Update: {
          created_at?: string;
          description?: string | null;
          id?: string;
          is_active?: boolean;
          name?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
      step_counts: {
        Row: {
          campaign: string;
          day: string;
          hotel_id: string | null;
          offer_id: string | null;
          step: string;
          visits: number;
        };
        ComputedFields: never;
        Insert: {
          campaign?: string;
          day: string;
          hotel_id?: string | null;
          offer_id?: string | null;
          step: string;
          visits: number;
        };
        Update: {
          campaign?: string;
          day?: string;
          hotel_id?: string | null;
          offer_id?: string | null;
          step?: string;
          visits?: number;
        };
        Relationships: [];
      };
      user_profiles: {
        Row: {
          authenticator_removed_at: string | null;
          created_at: string;
          email: string;
          hotel_ids: string[] | null;
          id: string;
          is_active: boolean;
          role: string;
          updated_at: string;
        };
        ComputedFields: never;
        Insert: {
          authenticator_removed_at?: string | null;
          created_at?: string;
          email: string;
          hotel_ids?: string[] | null;
          id: string;
          is_active?: boolean;
          role?: string;
          updated_at?: string;
        };
        Update: {
          authenticator_removed_at?: string | null;
          created_at?: string;
          email?: string;
          hotel_ids?: string[] | null;
          id?: string;
          is_active?: boolean;
          role?: string;
          updated_at?: string;
        };
        Relationships: [];
      };
    };
    Views: {
      [_ in never]: never;
    };
    Functions: {
      accounts_with_authenticator: { Args: { accounts: string[] }; Returns: string[] };
      authenticator_use: {
        Args: Record<PropertyKey, never>;
        Returns: {
          accounts: number;
          protected: number;
          role: string;
        }[];
      };
      complete_sign_in: { Args: { devices?: string }; Returns: string };
      count_sign_in_attempt: {
        Args: { client_digest?: string; devices?: string; email: string; scope: string };
        Returns: {
          allowed: boolean;
          attempts: number;
          begins_lockout: boolean;
          retry_after: number;
        }[];
      };
      count_steps: { Args: { entries: Json }; Returns: undefined };
      ended_offer: {
        Args: { offer: string };
        Returns: {
          hotel: Json;
          offers: Json;
        }[];
      };
      has_ended: {
        Args: { offer: string };
        Returns: {
          ended: boolean;
        }[];
      };
      hotel_checks: {
        Args: { size?: number };
        Returns: {
          hotels: Json;
          kind: string;
          total: number;
        }[];
      };
      hotel_list_facets: {
        Args: {
          amenities?: string[];
          area?: number[];
          guests?: number;
          price_from?: number;
          price_to?: number;
          query?: string;
          rating_from?: number;
          regions?: string[];
          types?: string[];
        };
        Returns: {
          facets: Json;
        }[];
      };
      is_media_shared: { Args: { media: string }; Returns: boolean };
      issue_account_ticket: { Args: Record<PropertyKey, never>; Returns: string };
      last_author: { Args: { kind: string; record_id: string; version: string }; Returns: string };
      list_destinations: {
        Args: Record<PropertyKey, never>;
        Returns: {
          description: string;
          hotel_count: number;
          id: string;
          image_url: string;
          name: string;
        }[];
      };
      list_hotel_pins: {
        Args: {
          amenities?: string[];
          frame?: number[];
          guests?: number;
          price_from?: number;
          price_to?: number;
          query?: string;
          rating_from?: number;
          regions?: string[];
          types?: string[];
        };
        Returns: {
          others: Json;
          pins: Json;
          placed: number;
          shown: number[];
          states: Json;
          total: number;
        }[];
      };
      list_hotels: {
        Args: {
          amenities?: string[];
          area?: number[];
          guests?: number;
          page?: number;
          price_from?: number;
          price_to?: number;
          query?: string;
          rating_from?: number;
          regions?: string[];
          sort?: string;
          types?: string[];
        };
        Returns: {
          hotels: Json;
          total: number;
        }[];
      };
      list_near_hotels: {
        Args: {
          amenities?: string[];
          area?: number[];
          guests?: number;
          price_from?: number;
          price_to?: number;
          query?: string;
          rating_from?: number;
          regions?: string[];
          types?: string[];
        };
        Returns: {
          cheapest: number;
          hotels: Json;
          low: number;
          missing: string[];
          total: number;
        }[];
      };
      list_offer_hotels: {
        Args: { query?: string };
        Returns: {
          hotels: Json;
          offers: number;
          total: number;
        }[];
      };
      list_offers: {
        Args: { arrival?: string; departure?: string; hotel?: string; page?: number; tag?: string };
        Returns: {
          counts: Json;
          offers: Json;
          total: number;
        }[];
      };
      media_details: {
        Args: { ids: string[] };
        Returns: {
          alt: string;
          id: string;
          scrim: string;
        }[];
      };
      media_uses: {
        Args: { media: string };
        Returns: {
          fields: string[];
          id: string;
          kind: string;
          name: string;
        }[];
      };
      missing_media: { Args: { ids: string[] }; Returns: string[] };
      nearest_hotels: {
        Args: { besides?: string[]; hotel: string };
        Returns: {
          hotels: Json;
        }[];
      };
      newsletter_page: {
        Args: { after?: string; page_size?: number };
        Returns: {
          consented_at: string;
          email: string;
          id: string;
          source: string;
          unsubscribe_token: string;
        }[];
      };
      pending_invitations: { Args: { accounts: string[] }; Returns: string[] };
      record_changes: {
        Args: {
          before?: number;
          by_nobody?: boolean;
          kind?: string;
          only_removed?: boolean;
          page_size?: number;
          person?: string;
          record_id?: string;
        };
        Returns: {
          action: string;
          actor_email: string;
          actor_id: string;
          change_id: number;
          changed_at: string;
          id: number;
          name: string;
          offers: number;
          parts: string[];
          restored_id: number;
          subject_id: string;
          subject_table: string;
        }[];
      };
      record_invitation: { Args: { account: string }; Returns: undefined };
      record_version: { Args: { change?: number; kind: string; record_id: string }; Returns: Json };
      related_hotels: {
        Args: { hotel: string };
        Returns: {
          hotels: Json;
        }[];
      };
      remove_authenticator: { Args: { account: string }; Returns: boolean };
      restore_record: {
        Args: { change: number; kind: string; record_id: string; seen: number };
        Returns: Json;
      };
      results_report: {
        Args: { date_from: string; date_to: string; hotel?: string; most?: number };
        Returns: Json;
      };
      save_hotel: {
        Args: { fields: Json; hotel: string; pictures: Json; version?: string };
        Returns: Json;
      };
      search_site: {
        Args: { query: string };
        Returns: {
          description: string;
          hotel_type: string;
          id: string;
          image_url: string;
          kind: string;
          location: string;
          name: string;
          price: number;
          slug: string;
        }[];
      };
      search_start: {
        Args: Record<PropertyKey, never>;
        Returns: {
          ending: Json;
          hotels: number;
          offers: number;
          places: Json;
          regions: number;
        }[];
      };
      shared_media: { Args: { ids: string[] }; Returns: string[] };
      subscribe_to_newsletter: { Args: { email: string; source: string }; Returns: number };
      unsubscribe_from_newsletter: { Args: { token: string }; Returns: undefined };
    };
    Enums: {
      [_ in never]: never;
    };
    CompositeTypes: {
      [_ in never]: never;
    };
  };
};

type DatabaseWithoutInternals = Omit<Database, '__InternalSupabase'>;

type DefaultSchema = DatabaseWithoutInternals[Extract<keyof Database, 'public'>];

export type Tables<
  DefaultSchemaTableNameOrOptions extends
    | keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
        DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? (DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'] &
      DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Views'])[TableName] extends {
      Row: infer R;
    }
    ? R
    : never
  : DefaultSchemaTableNameOrOptions extends keyof (DefaultSchema['Tables'] & DefaultSchema['Views'])
    ? (DefaultSchema['Tables'] & DefaultSchema['Views'])[DefaultSchemaTableNameOrOptions] extends {
        Row: infer R;
      }
      ? R
      : never
    : never;

export type TablesInsert<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Insert: infer I;
    }
    ? I
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Insert: infer I;
      }
      ? I
      : never
    : never;

export type TablesUpdate<
  DefaultSchemaTableNameOrOptions extends
    | keyof DefaultSchema['Tables']
    | { schema: keyof DatabaseWithoutInternals },
  TableName extends DefaultSchemaTableNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables']
    : never = never,
> = DefaultSchemaTableNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaTableNameOrOptions['schema']]['Tables'][TableName] extends {
      Update: infer U;
    }
    ? U
    : never
  : DefaultSchemaTableNameOrOptions extends keyof DefaultSchema['Tables']
    ? DefaultSchema['Tables'][DefaultSchemaTableNameOrOptions] extends {
        Update: infer U;
      }
      ? U
      : never
    : never;

export type Enums<
  DefaultSchemaEnumNameOrOptions extends
    | keyof DefaultSchema['Enums']
    | { schema: keyof DatabaseWithoutInternals },
  EnumName extends DefaultSchemaEnumNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums']
    : never = never,
> = DefaultSchemaEnumNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[DefaultSchemaEnumNameOrOptions['schema']]['Enums'][EnumName]
  : DefaultSchemaEnumNameOrOptions extends keyof DefaultSchema['Enums']
    ? DefaultSchema['Enums'][DefaultSchemaEnumNameOrOptions]
    : never;

export type CompositeTypes<
  PublicCompositeTypeNameOrOptions extends
    | keyof DefaultSchema['CompositeTypes']
    | { schema: keyof DatabaseWithoutInternals },
  CompositeTypeName extends PublicCompositeTypeNameOrOptions extends {
    schema: keyof DatabaseWithoutInternals;
  }
    ? keyof DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes']
    : never = never,
> = PublicCompositeTypeNameOrOptions extends { schema: keyof DatabaseWithoutInternals }
  ? DatabaseWithoutInternals[PublicCompositeTypeNameOrOptions['schema']]['CompositeTypes'][CompositeTypeName]
  : PublicCompositeTypeNameOrOptions extends keyof DefaultSchema['CompositeTypes']
    ? DefaultSchema['CompositeTypes'][PublicCompositeTypeNameOrOptions]
    : never;

export const Constants = {
  public: {
    Enums: {},
  },
} as const;
