import CellTrace
import Foundation
import HeadlessCore

/// A control for a colour: a tap on its well opens the sheet of colours, and each one that a finger chooses there is written (COL-03).
nonisolated public struct ColorPicker<Label>: View where Label: View {
  private let selection: Binding<Color>
  private let label: Label

  /// Creates a picker.
  public init(selection: Binding<Color>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label) {
    self.selection = selection
    self.label = label()
  }

  /// The label and the colour.
  @MainActor public var body: some View { LabeledWell(label: label, selection: selection) }
}

/// The label with the well, and whether its sheet is open.
private nonisolated struct LabeledWell<Label: View>: View, HelperView {
  let label: Label
  let selection: Binding<Color>
  @State private var isOpen = false

  init(label: Label, selection: Binding<Color>) {
    self.label = label
    self.selection = selection
  }

  @MainActor var body: some View {
    HStack {
      label
      Spacer(minLength: 8)
      well($isOpen, selection)
    }
  }

  @MainActor private func well(_ isOpen: Binding<Bool>, _ selection: Binding<Color>) -> some View {
    let button = Button {
      isOpen.wrappedValue = true
    } label: {
      Circle().fill(selection.wrappedValue).frame(width: 28, height: 28).contentShape(Circle())
    }
    let picked = button.modifier(
      PickControl(name: "ColorPicker") {
        PickedColor.names
      } pick: { name in
        guard let parts = PickedColor.components(name) else { return false }
        selection.wrappedValue = Color(red: parts.red, green: parts.green, blue: parts.blue)
        return true
      })
    return PresentedView(
      content: picked, name: "colorSheet", shown: { isOpen.wrappedValue ? AnyHashable(true) : nil },
      make: { _ in .colors("", selection.wrappedValue) { selection.wrappedValue = $0 } }, close: { isOpen.wrappedValue = false })
  }
}

nonisolated extension ColorPicker where Label == Text {
  /// Creates a picker with a title.
  public init(_ titleKey: LocalizedStringKey, selection: Binding<Color>, supportsOpacity: Bool = true) {
    self.init(selection: selection) { Text(titleKey) }
  }
  /// Creates a picker with a title.
  @_disfavoredOverload
  public init<S>(_ title: S, selection: Binding<Color>, supportsOpacity: Bool = true) where S: StringProtocol {
    self.init(selection: selection) { Text(title) }
  }
}
