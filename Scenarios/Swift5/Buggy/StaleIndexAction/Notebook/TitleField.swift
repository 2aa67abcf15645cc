import SwiftUI
import UIKit

/// UIKit's field, for its clear button.
struct TitleField: UIViewRepresentable {
  let placeholder: String
  @Binding var text: String

  @MainActor final class Coordinator {
    var text: Binding<String>

    init(text: Binding<String>) { self.text = text }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UITextField {
    let coordinator = context.coordinator
    let field = UITextField()
    field.placeholder = placeholder
    field.accessibilityLabel = placeholder
    field.borderStyle = .roundedRect
    field.clearButtonMode = .whileEditing
    field.addAction(
      UIAction { action in
        guard let field = action.sender as? UITextField else { return }
        coordinator.text.wrappedValue = field.text ?? ""
      }, for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != text { field.text = text }
  }
}
