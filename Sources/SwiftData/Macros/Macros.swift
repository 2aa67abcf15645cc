/// Makes a class a model: its stored properties are kept by a context, and views that read them follow them.
@attached(
  member, names: named(_$backingData), named(schemaMetadata), named(uniquenessConstraints), named(init),
  named(_SwiftDataNoType))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "SwiftDataMacros", type: "ModelMacro")

/// What `@Model` puts at each property that it keeps.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() = #externalMacro(module: "SwiftDataMacros", type: "PersistedPropertyMacro")

/// Says how a property is kept.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkMacro")

/// Says what happens to the models at the other end, and which of their properties leads back.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option..., deleteRule: Schema.Relationship.DeleteRule = .nullify,
  minimumModelCount: Int? = 0, maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "MarkMacro")

/// Leaves a property out of what is kept: it is stored in the object, and views do not follow it.
@attached(peer)
public macro Transient() = #externalMacro(module: "SwiftDataMacros", type: "MarkMacro")

/// Makes searches faster on a phone; nothing to do here.
@freestanding(declaration)
public macro Index<T>(_ indices: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "MarkMacro") where T: PersistentModel

/// Makes searches faster on a phone; nothing to do here.
@freestanding(declaration)
public macro Index<T>(_ indices: Schema.Index<T>.Types<T>...) =
  #externalMacro(module: "SwiftDataMacros", type: "MarkMacro") where T: PersistentModel

/// Properties whose values, taken together, only one model has: saving another one changes the first.
@freestanding(declaration)
public macro Unique<T>(_ constraints: [PartialKeyPath<T>]...) =
  #externalMacro(module: "SwiftDataMacros", type: "MarkMacro") where T: PersistentModel

/// Makes an actor that works on a context of its own.
@attached(member, names: named(modelExecutor), named(modelContainer), named(init))
@attached(extension, conformances: ModelActor)
public macro ModelActor() = #externalMacro(module: "SwiftDataMacros", type: "ModelActorMacro")
