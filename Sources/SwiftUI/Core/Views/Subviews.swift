import Foundation

/// A part of a view that a container arranges itself.
nonisolated public struct Subview: View, Identifiable {
  /// What the part is known by, as long as it is there.
  public struct ID: Hashable, @unchecked Sendable {
    let path: [AnyHashable]
  }

  /// What the part is known by.
  public let id: ID
  /// What the part tells its container.
  public internal(set) var containerValues: ContainerValues
  let view: AnyView
  /// What the part is made of, if it is a section.
  var section: (@MainActor () -> SectionParts)?

  @MainActor public var body: some View { view }
}

/// The parts of a view, one after the other.
nonisolated public struct SubviewsCollection: RandomAccessCollection, View {
  let all: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> Subview { all[index] }

  @MainActor public var body: some View { ForEach(all) { $0 } }
}

/// The parts of a view as the elements of a collection of views.
nonisolated public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
  let all: [Subview]
  public var startIndex: Int { 0 }
  public var endIndex: Int { all.count }
  public subscript(index: Int) -> Subview { all[index] }
}

/// A view made of the parts of another.
nonisolated public struct GroupElementsOfContent<Subviews, Content>: View where Subviews: View, Content: View {
  let subviews: Subviews
  let transform: (SubviewsCollection) -> Content

  @MainActor public var body: some View { transform(SubviewsCollection(all: SubviewList.of(subviews))) }
}

nonisolated extension Group {
  /// Creates a group of what is made of the parts of a view.
  public init<Base, Result>(
    subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
  ) where Content == GroupElementsOfContent<Base, Result>, Base: View, Result: View {
    self.init { GroupElementsOfContent(subviews: view, transform: transform) }
  }
}

nonisolated extension ForEach {
  /// Creates a view for each part of another.
  public init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
  where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View, V: View {
    nonisolated(unsafe) let view = view
    let all = MainThread.assume(view) { SubviewList.of($0) }
    self.init(data: ForEachSubviewCollection(all: all), key: { $0.id }, isConstantRange: false, content: content)
  }
}

/// What parts tell a container that arranges them.
nonisolated public struct ContainerValues {
  private var values: [ObjectIdentifier: Any] = [:]
  var tag: AnyHashable?
  init() {}

  /// The tag of the part, if it has one of a type.
  public func tag<V>(for type: V.Type) -> V? where V: Hashable { tag?.base as? V }
  /// True if the part has a tag.
  public func hasTag<V>(_ tag: V) -> Bool where V: Hashable { self.tag == AnyHashable(tag) }

  /// A value by its key.
  public subscript<K>(key: K.Type) -> K.Value where K: ContainerValueKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// A trait, as libraries knew it before there were container values.
  subscript<K>(trait key: K.Type) -> K.Value where K: _ViewTraitKey {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A key of what parts tell their container.
public protocol ContainerValueKey {
  /// The type of the value.
  associatedtype Value
  /// What a part tells that says nothing.
  static var defaultValue: Value { get }
}

extension View {
  /// Tells a container that arranges the view itself a value.
  nonisolated public func containerValue<V>(_ keyPath: WritableKeyPath<ContainerValues, V>, _ value: V) -> some View {
    nonisolated(unsafe) let (keyPath, value) = (keyPath, value)
    return modifier(ContainerValueModifier { $0[keyPath: keyPath] = value })
  }
}

/// Says something to the container; the view stays as it is.
nonisolated struct ContainerValueModifier: ViewModifier {
  let change: (inout ContainerValues) -> Void
  func body(content: Content) -> some View { content }
}

/// What a view is made of, as far as its value tells: statements of a builder, elements, branches, groups. A view with a body of its own is
/// one part.
@MainActor enum SubviewList {
  static func of<V: View>(_ view: V, _ path: [AnyHashable] = [], _ values: ContainerValues = ContainerValues()) -> [Subview] {
    var result: [Subview] = []
    add(view, path, values, to: &result)
    return result
  }

  static func add<V: View>(_ view: V, _ path: [AnyHashable], _ values: ContainerValues, to result: inout [Subview]) {
    if let source = view as? any SubviewSource {
      source.addSubviews(path, values, to: &result)
    } else {
      let section = (view as? any SectionSource).map { section in { @MainActor in section.parts(path, values) } }
      result.append(Subview(id: Subview.ID(path: path), containerValues: values, view: AnyView(view), section: section))
    }
  }
}

/// A view that may be several.
private protocol SubviewSource {
  @MainActor func addSubviews(_ path: [AnyHashable], _ values: ContainerValues, to result: inout [Subview])
}

extension EmptyView: SubviewSource {
  @MainActor fileprivate func addSubviews(_ path: [AnyHashable], _ values: ContainerValues, to result: inout [Subview]) {}
}

extension TupleView: SubviewSource {
  @MainActor fileprivate func addSubviews(_ path: [AnyHashable], _ values: ContainerValues, to result: inout [Subview]) {
    for (place, child) in Mirror(reflecting: value).children.enumerated() {
      if let view = child.value as? any View { SubviewList.add(view, path + [place], values, to: &result) }
    }
  }
}

extension ForEach: SubviewSource where Content: View {
  @MainActor fileprivate func addSubviews(_ path: [AnyHashable], _ values: ContainerValues, to result: inout [Subview]) {
    for element in data { SubviewList.add(content(element), path + [AnyHashable(id(of: element))], values, to: &result) }
  }
}

extension Group: SubviewSource where Content: View {
  @MainActor fileprivate func addSubviews(_ path: [AnyHashable], _ values: ContainerValues, to result: inout [Subview]) {
    SubviewList.add(content, path, values, to: &result)
  }
}

extension Optional: SubviewSource where Wrapped: View {
  @MainActor fileprivate func addSubviews(_ path: [AnyHashable], _ values: ContainerValues, to result: inout [Subview]) {
    if let self { SubviewList.add(self, path, values, to: &result) }
  }
}

extension _ConditionalContent: SubviewSource where TrueContent: View, FalseContent: View {
  @MainActor fileprivate func addSubviews(_ path: [AnyHashable], _ values: ContainerValues, to result: inout [Subview]) {
    switch storage {
    case .trueContent(let view): SubviewList.add(view, path + [true], values, to: &result)
    case .falseContent(let view): SubviewList.add(view, path + [false], values, to: &result)
    }
  }
}

extension AnyView: SubviewSource {
  @MainActor fileprivate func addSubviews(_ path: [AnyHashable], _ values: ContainerValues, to result: inout [Subview]) {
    result += SubviewList.of(innermost, path, values)
  }
}

extension Subview: SubviewSource {
  @MainActor fileprivate func addSubviews(_ path: [AnyHashable], _ values: ContainerValues, to result: inout [Subview]) {
    result.append(self)
  }
}

extension SubviewsCollection: SubviewSource {
  @MainActor fileprivate func addSubviews(_ path: [AnyHashable], _ values: ContainerValues, to result: inout [Subview]) {
    result += all
  }
}

extension ModifiedContent: SubviewSource where Content: View, Modifier: ViewModifier {
  /// What modifies several views modifies each.
  @MainActor fileprivate func addSubviews(_ path: [AnyHashable], _ values: ContainerValues, to result: inout [Subview]) {
    var values = values
    if let said = modifier as? ContainerValueModifier { said.change(&values) }
    // The outermost tag counts, as it does in a picker.
    if let trait = modifier as? TraitModifier, trait.key == ObjectIdentifier(TagTrait.self), values.tag == nil {
      values.tag = trait.value as? AnyHashable
    }
    var inner: [Subview] = []
    SubviewList.add(content, path, values, to: &inner)
    result += inner.map { modified($0) }
  }

  @MainActor private func modified(_ part: Subview) -> Subview {
    Subview(
      id: part.id, containerValues: part.containerValues,
      view: AnyView(ModifiedContent<AnyView, Modifier>(content: part.view, modifier: modifier)),
      section: part.section.map { parts in { @MainActor in parts().map { modified($0) } } })
  }
}
