import CellTrace
import HeadlessCore

/// A control that leads to another screen: on top of the ``NavigationStack`` around it, else of UIKit's navigation controller. One
/// to a value needs a stack that knows where the value leads, which rows of UIKit lists don't have: a touch ends the run as
/// inconclusive.
nonisolated public struct NavigationLink<Label, Destination>: View where Label: View, Destination: View {
  private let label: Label
  private let name: String
  private let destination: (@MainActor () -> AnyView)?
  private let value: AnyHashable?
  /// A condition that leads on as well; the label's button makes it true.
  private let condition: Binding<Bool>?

  private init(
    _ label: Label, _ name: String, _ destination: (@MainActor () -> AnyView)?, value: AnyHashable? = nil,
    condition: Binding<Bool>? = nil
  ) {
    self.label = label
    self.name = name
    self.destination = destination
    self.value = value
    self.condition = condition
  }

  /// Creates a link to a view.
  public init(@ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), label: label)
  }
  /// Creates a link to a view.
  public init(destination: Destination, @ViewBuilder label: () -> Label) {
    nonisolated(unsafe) let destination = destination
    self.init(label(), TypeNames.plain(Destination.self)) { AnyView(destination) }
  }
  /// Creates a link to a view that shows while a condition holds, which a touch makes true.
  public init(destination: Destination, isActive: Binding<Bool>, @ViewBuilder label: () -> Label) {
    nonisolated(unsafe) let destination = destination
    self.init(label(), TypeNames.plain(Destination.self), { AnyView(destination) }, condition: isActive)
  }
  /// Creates a link to a view that shows while a condition holds, which a touch makes true.
  public init(isActive: Binding<Bool>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label) {
    self.init(destination: destination(), isActive: isActive, label: label)
  }
  /// Creates a link to a view that shows while a selection is its tag, which a touch chooses.
  public init<V>(destination: Destination, tag: V, selection: Binding<V?>, @ViewBuilder label: () -> Label) where V: Hashable {
    self.init(destination: destination, isActive: selection.isEqual(to: tag), label: label)
  }
  /// Creates a link to a view that shows while a selection is its tag, which a touch chooses.
  public init<V>(
    tag: V, selection: Binding<V?>, @ViewBuilder destination: () -> Destination, @ViewBuilder label: () -> Label
  ) where V: Hashable { self.init(destination: destination(), isActive: selection.isEqual(to: tag), label: label) }
  /// The label, which takes the touches that lead on; where it leads is recorded.
  @MainActor @ViewBuilder public var body: some View {
    if let condition, let destination {
      Button(isLink: true, action: { condition.wrappedValue = true }, label: { label })
        .leads(while: condition, to: destination)
        .modifier(RecordedOnly("navigationLink", name))
    } else {
      let end = LinkDestination(name: name, destination: destination, value: value)
      LinkTrigger(label: label, isOfRow: true) { end.lead($0) }
        .modifier(RecordedOnly("navigationLink", name))
    }
  }
}

nonisolated extension NavigationLink where Destination == Never {
  /// Creates a link to a value.
  public init<P>(value: P?, @ViewBuilder label: () -> Label) where P: Hashable {
    self.init(label(), value.map { ValueText.of($0) } ?? "nil", nil, value: value.map { AnyHashable($0) })
  }
  /// Creates a link to a value with a title.
  public init<P>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text, P: Hashable {
    self.init(Text(titleKey), value.map { ValueText.of($0) } ?? "nil", nil, value: value.map { AnyHashable($0) })
  }
  /// Creates a link to a value with a title.
  @_disfavoredOverload
  public init<S, P>(_ title: S, value: P?) where Label == Text, S: StringProtocol, P: Hashable {
    self.init(Text(title), value.map { ValueText.of($0) } ?? "nil", nil, value: value.map { AnyHashable($0) })
  }
}

nonisolated extension Binding {
  /// True while the value is a tag; false takes the tag away.
  fileprivate func isEqual<V>(to tag: V) -> Binding<Bool> where Value == V?, V: Hashable {
    nonisolated(unsafe) let tag = tag
    return Binding<Bool> {
      wrappedValue == tag
    } set: { isOn in
      if isOn { wrappedValue = tag } else if wrappedValue == tag { wrappedValue = nil }
    }
  }
}

nonisolated extension NavigationLink where Label == Text {
  /// Creates a link with a title to a view that shows while a condition holds.
  public init(_ titleKey: LocalizedStringKey, destination: Destination, isActive: Binding<Bool>) {
    self.init(destination: destination, isActive: isActive) { Text(titleKey) }
  }
  /// Creates a link with a title to a view that shows while a condition holds.
  @_disfavoredOverload
  public init<S>(_ title: S, destination: Destination, isActive: Binding<Bool>) where S: StringProtocol {
    self.init(destination: destination, isActive: isActive) { Text(title) }
  }
  /// Creates a link with a title to a view that shows while a selection is its tag.
  public init<V>(_ titleKey: LocalizedStringKey, destination: Destination, tag: V, selection: Binding<V?>) where V: Hashable {
    self.init(destination: destination, tag: tag, selection: selection) { Text(titleKey) }
  }
  /// Creates a link with a title to a view that shows while a selection is its tag.
  @_disfavoredOverload
  public init<S, V>(_ title: S, destination: Destination, tag: V, selection: Binding<V?>) where S: StringProtocol, V: Hashable {
    self.init(destination: destination, tag: tag, selection: selection) { Text(title) }
  }
  /// Creates a link to a view with a title.
  public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a link to a view with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, @ViewBuilder destination: () -> Destination) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
  /// Creates a link to a view with a title.
  public init(_ titleKey: LocalizedStringKey, destination: Destination) {
    self.init(destination: destination) { Text(titleKey) }
  }
  /// Creates a link to a view with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, destination: Destination) where S: StringProtocol {
    self.init(destination: destination) { Text(title) }
  }
}

/// Where a link leads to, and how it is called.
private struct LinkDestination {
  let name: String
  let destination: (@MainActor () -> AnyView)?
  let value: AnyHashable?

  @MainActor func lead(_ place: LinkPlace) {
    if let value, let node = place.node, chooses(value, from: node) { return }
    if let stack = place.environment.navigation?.stack {
      if let destination {
        _ = stack.push(destination(), ended: nil)
      } else if let value {
        stack.push(value)
      }
      return
    }
    guard let destination else {
      Probe.post(.unowned("a NavigationLink to the value \(name)"))
      return
    }
    if place.graph?.platform?.push(destination(), place.environment) != true {
      Probe.post(.unowned("a NavigationLink to \(name) without a navigation controller around it"))
    }
  }

  /// In a column of a split view a value that no destination is set for is the choice of the list around the link.
  @MainActor private func chooses(_ value: AnyHashable, from node: ViewNode) -> Bool {
    let environment = node.environment
    guard let column = environment.columnLead, environment.navigation?.screen(for: value) == nil else { return false }
    var outer = node.parent
    while let node = outer {
      if let selection = (node as? any ChoosingList)?.selection {
        guard selection.accepts(value) else { return false }
        selection.set(value, true)
        column.lead()
        return true
      }
      outer = node.parent
    }
    return false
  }
}
