import SwiftUI

/// All models of a type.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query() = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// All models of a type.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(animation: Animation) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// All models of a type.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query(transaction: Transaction) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro")

/// What a descriptor asks for.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, animation: Animation) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Element: PersistentModel

/// What a descriptor asks for.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(_ descriptor: FetchDescriptor<Element>, transaction: Transaction? = nil) =
  #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Element: PersistentModel

/// Models that a predicate lets through, in the order of descriptors.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], animation: Animation
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Element: PersistentModel

/// Models that a predicate lets through, in the order of descriptors.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Element>(
  filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [], transaction: Transaction? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Element: PersistentModel

/// Models that a predicate lets through, in the order of a property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Models that a predicate lets through, in the order of a property.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Models that a predicate lets through, in the order of a property that may have no value.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward, animation: Animation
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel

/// Models that a predicate lets through, in the order of a property that may have no value.
@attached(accessor) @attached(peer, names: prefixed(_))
public macro Query<Value, Element>(
  filter: Predicate<Element>? = nil, sort keyPath: KeyPath<Element, Value?>, order: SortOrder = .forward,
  transaction: Transaction? = nil
) = #externalMacro(module: "SwiftDataMacros", type: "QueryMacro") where Value: Comparable, Element: PersistentModel
