import Foundation
@_spi(CellHarness) import UIKit

// Controls that take the app's text from a resource. A literal is a key of the app's tables before it is a resource.

nonisolated extension Button where Label == SwiftUI.Label<Text, Image> {
  /// Creates a button with the text of a resource and a symbol.
  @_disfavoredOverload
  @preconcurrency public init(
    _ titleResource: LocalizedStringResource, systemImage: String, action: @escaping @MainActor () -> Void
  ) { self.init(action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) } }
  /// Creates a button of a role with the text of a resource and a symbol.
  @_disfavoredOverload
  @preconcurrency public init(
    _ titleResource: LocalizedStringResource, systemImage: String, role: ButtonRole?, action: @escaping @MainActor () -> Void
  ) { self.init(role: role, action: action) { SwiftUI.Label(titleResource, systemImage: systemImage) } }
}

nonisolated extension Toggle where Label == SwiftUI.Label<Text, Image> {
  /// Creates a switch with the text of a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, isOn: Binding<Bool>) {
    self.init(isOn: isOn) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}

nonisolated extension Menu where Label == SwiftUI.Label<Text, Image> {
  /// Creates a menu with the text of a resource and a symbol.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, systemImage: String, @ViewBuilder content: () -> Content) {
    self.init(content: content) { SwiftUI.Label(titleResource, systemImage: systemImage) }
  }
}

nonisolated extension Link where Label == Text {
  /// Creates a link to an address with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, destination: URL) {
    self.init(destination: destination) { Text(titleResource) }
  }
}

nonisolated extension TextField where Label == Text {
  /// Creates a field with the text of a resource and a prompt.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?) {
    self.init(text: text, prompt: prompt) { Text(titleResource) }
  }
  /// Creates a field with the text of a resource that grows along an axis.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, axis: Axis) {
    self.init(text: text, axis: axis) { Text(titleResource) }
  }
  /// Creates a field with the text of a resource and a prompt that grows along an axis.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>, prompt: Text?, axis: Axis) {
    self.init(text: text, prompt: prompt, axis: axis) { Text(titleResource) }
  }
}

nonisolated extension SecureField where Label == Text {
  /// Creates a field with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, text: Binding<String>) {
    self.init(String(localized: titleResource), text: text)
  }
}

nonisolated extension Stepper where Label == Text {
  /// Creates a stepper with the text of a resource, for a value within bounds.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(String(localized: titleResource), value: value, in: bounds, step: step, onEditingChanged: onEditingChanged)
  }
  /// Creates a stepper with the text of a resource, for a value.
  @_disfavoredOverload
  public init<V>(
    _ titleResource: LocalizedStringResource, value: Binding<V>, step: V.Stride = 1,
    onEditingChanged: @escaping (Bool) -> Void = { _ in }
  ) where V: Strideable {
    self.init(String(localized: titleResource), value: value, step: step, onEditingChanged: onEditingChanged)
  }
}

nonisolated extension DatePicker where Label == Text {
  /// Creates a choice of a date with the text of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(String(localized: titleResource), selection: selection, displayedComponents: displayedComponents) }
  /// Creates a choice of a date within a range with the text of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: ClosedRange<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(String(localized: titleResource), selection: selection, in: range, displayedComponents: displayedComponents) }
  /// Creates a choice of a date from a day on with the text of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeFrom<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(String(localized: titleResource), selection: selection, in: range, displayedComponents: displayedComponents) }
  /// Creates a choice of a date up to a day with the text of a resource.
  @_disfavoredOverload
  public init(
    _ titleResource: LocalizedStringResource, selection: Binding<Date>, in range: PartialRangeThrough<Date>,
    displayedComponents: Components = [.hourAndMinute, .date]
  ) { self.init(String(localized: titleResource), selection: selection, in: range, displayedComponents: displayedComponents) }
}

nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
  /// Creates a turning wheel with the text of a resource.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource) where Label == Text { self.init(String(localized: titleResource)) }
}

nonisolated extension ShareLink
where Data == CollectionOfOne<URL>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link with the text of a resource that shares an address.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, item: URL, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleResource)) }
  }
}

nonisolated extension ShareLink
where Data == CollectionOfOne<String>, PreviewImage == Never, PreviewIcon == Never, Label == DefaultShareLinkLabel {
  /// Creates a link with the text of a resource that shares text.
  @_disfavoredOverload
  public init(_ titleResource: LocalizedStringResource, item: String, subject: Text? = nil, message: Text? = nil) {
    self.init(item: item, subject: subject, message: message) { DefaultShareLinkLabel(title: Text(titleResource)) }
  }
}
