/// A schema and the store of its models.
public final class ModelContainer: Equatable, @unchecked Sendable {
  public let schema: Schema
  public let migrationPlan: (any SchemaMigrationPlan.Type)?
  public private(set) var configurations: Set<ModelConfiguration>
  let store: ModelStore
  /// True for what stands where no container is.
  let isAbsent: Bool

  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: [ModelConfiguration]
  ) throws {
    schema = givenSchema
    self.migrationPlan = migrationPlan
    let all = configurations.isEmpty ? [ModelConfiguration(schema: givenSchema)] : configurations
    self.configurations = Set(all)
    store = ModelStore.of(all.first)
    isAbsent = false
  }
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws { try self.init(for: givenSchema, migrationPlan: migrationPlan, configurations: configurations) }
  public convenience init(
    for forTypes: any PersistentModel.Type..., migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws { try self.init(for: Schema(forTypes), migrationPlan: migrationPlan, configurations: configurations) }

  private init(absent store: ModelStore) {
    (schema, migrationPlan, configurations, self.store, isAbsent) = (Schema(), nil, [], store, true)
  }
  static func absent() -> ModelContainer { ModelContainer(absent: ModelStore()) }

  /// The context of the main actor, which saves by itself.
  @MainActor @preconcurrency public var mainContext: ModelContext { main }

  /// Forgets all that was saved.
  public func deleteAllData() { store.removeAll() }
  /// Forgets all that was saved.
  public func erase() throws { store.removeAll() }

  public static func == (left: ModelContainer, right: ModelContainer) -> Bool { left === right }

  private lazy var main: ModelContext = {
    let context = ModelContext(self, isOfMainThread: true)
    context.autosaveEnabled = true
    return context
  }()
}
