@_spi(CellHarness) import UIKit

// Modifiers that take the app's text from a resource. A literal is a key of the app's tables before it is a resource.

nonisolated extension View {
  /// Names the view for assistive technology by the text of a resource.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> some View { accessibilityLabel(Text(label)) }
  /// Tells the view's value to assistive technology by the text of a resource.
  @_disfavoredOverload
  public func accessibilityValue(_ value: LocalizedStringResource) -> some View { accessibilityValue(Text(value)) }
  /// Tells what the view does by the text of a resource.
  @_disfavoredOverload
  public func accessibilityHint(_ hint: LocalizedStringResource) -> some View { accessibilityHint(Text(hint)) }

  /// Presents an alert with the text of a resource while a condition holds.
  @_disfavoredOverload
  public func alert<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View where A: View { alert(Text(titleResource), isPresented: isPresented, actions: actions) }
  /// Presents an alert with the text of a resource and a message while a condition holds.
  @_disfavoredOverload
  public func alert<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    alert(Text(titleResource), isPresented: isPresented, actions: actions, message: message)
  }
  /// Presents an alert about a value with the text of a resource while a condition holds.
  @_disfavoredOverload
  public func alert<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View where A: View { alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions) }
  /// Presents an alert about a value with the text of a resource and a message while a condition holds.
  @_disfavoredOverload
  public func alert<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    alert(Text(titleResource), isPresented: isPresented, presenting: data, actions: actions, message: message)
  }

  /// Asks what to do with the text of a resource while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<A>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View where A: View {
    confirmationDialog(Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions)
  }
  /// Asks what to do with the text of a resource and a message while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<A, M>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View where A: View, M: View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, actions: actions, message: message)
  }
  /// Asks what to do about a value with the text of a resource while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<A, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View where A: View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions)
  }
  /// Asks what to do about a value with the text of a resource and a message while a condition holds.
  @_disfavoredOverload
  public func confirmationDialog<A, M, T>(
    _ titleResource: LocalizedStringResource, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View where A: View, M: View {
    confirmationDialog(
      Text(titleResource), isPresented: isPresented, titleVisibility: titleVisibility, presenting: data, actions: actions,
      message: message)
  }

  /// Lets the user search with the text of a resource as the prompt.
  @_disfavoredOverload
  public func searchable(
    text: Binding<String>, placement: SearchFieldPlacement = .automatic, prompt: LocalizedStringResource
  ) -> some View { searchable(text: text, placement: placement, prompt: Text(prompt)) }
}

nonisolated extension Text {
  /// Names the text for assistive technology by the text of a resource.
  @_disfavoredOverload
  public func accessibilityLabel(_ label: LocalizedStringResource) -> Text { accessibilityLabel(Text(label)) }
}
