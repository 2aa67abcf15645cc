extension ModelContext {
  /// What a descriptor asks for, with what is not saved yet.
  public func fetch<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel { try found(descriptor) }

  /// What a descriptor asks for, all at once.
  public func fetch<T>(_ descriptor: FetchDescriptor<T>, batchSize: Int) throws -> FetchResultsCollection<T>
  where T: PersistentModel { FetchResultsCollection(models: try found(descriptor)) }

  /// How many models a descriptor asks for.
  public func fetchCount<T>(_ descriptor: FetchDescriptor<T>) throws -> Int where T: PersistentModel {
    try found(descriptor).count
  }

  /// The identifiers of what a descriptor asks for.
  public func fetchIdentifiers<T>(_ descriptor: FetchDescriptor<T>) throws -> [PersistentIdentifier]
  where T: PersistentModel { try found(descriptor).map(\.persistentModelID) }

  /// The identifiers of what a descriptor asks for, all at once.
  public func fetchIdentifiers<T>(
    _ descriptor: FetchDescriptor<T>, batchSize: Int
  ) throws -> FetchResultsCollection<PersistentIdentifier> where T: PersistentModel {
    FetchResultsCollection(models: try fetchIdentifiers(descriptor))
  }

  /// Performs work on each model that a descriptor asks for.
  public func enumerate<T>(
    _ fetch: FetchDescriptor<T>, batchSize: Int = 5000, allowEscapingMutations: Bool = false, block: (T) throws -> Void
  ) throws where T: PersistentModel {
    for model in try found(fetch) { try block(model) }
  }

  /// The model of an identifier, in memory or in the store; for an identifier of neither, a model without values.
  public func model(for persistentModelID: PersistentIdentifier) -> any PersistentModel {
    if let model = registered(persistentModelID.number) { return model }
    guard let type = container.schema.type(named: persistentModelID.entityName) else {
      SwiftDataFailure.raise(SwiftDataText.identifier(persistentModelID.entityName))
    }
    return type.init(backingData: ModelBackingData(number: persistentModelID.number))
  }

  /// The model of an identifier, if the context has it.
  public func registeredModel<T>(for persistentModelID: PersistentIdentifier) -> T? where T: PersistentModel {
    models[persistentModelID.number] as? T
  }

  // MARK: Machinery

  func found<T>(_ descriptor: FetchDescriptor<T>) throws -> [T] where T: PersistentModel {
    requireContainer()
    followMissed()
    var result: [T] = []
    for case let model as T in all(of: T.self) {
      if !descriptor.includePendingChanges, model._$backingData.version == nil { continue }
      if let predicate = descriptor.predicate, try !predicate.evaluate(model) { continue }
      result.append(model)
    }
    return descriptor.page(descriptor.sorted(result))
  }

  /// All models of a type, saved or not, in the order in which they were made.
  func all(of type: any PersistentModel.Type) -> [any PersistentModel] {
    let saved = container.store.numbers(of: type).compactMap { registered($0) }
    let new = changes.inserted.models.filter { Swift.type(of: $0) == type }
    let result = (saved + new).filter { !$0._$backingData.isDeleted }
    // They nearly always are in order: an app that saves after each of many insertions should not wait for sorting.
    func isInOrder(_ left: any PersistentModel, _ right: any PersistentModel) -> Bool {
      left._$backingData.number < right._$backingData.number
    }
    return zip(result, result.dropFirst()).allSatisfy(isInOrder) ? result : result.sorted(by: isInOrder)
  }

  /// The model of a number, made from its row if it has to be.
  func registered(_ number: Int) -> (any PersistentModel)? {
    if let model = models[number] { return model }
    guard let row = container.store.row(number) else { return nil }
    let data = ModelBackingData(number: number)
    data.values = row.values
    data.unread = row.links
    data.version = row.version
    data.storeIdentifier = container.store.identifier
    data.context = self
    let model = row.type.init(backingData: data)
    data.model = model
    models[number] = model
    return model
  }
}
