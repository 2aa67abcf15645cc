import SwiftUI

struct Atelier: Identifiable {
  let id: Int
  let name: String
  var motto = ""
}

@MainActor @Observable final class AtelierStreet {
  var ateliers = (1...22).map { Atelier(id: $0, name: "Atelier \($0)") }
  @ObservationIgnored private var last = 22

  func open() {
    last += 1
    ateliers.insert(Atelier(id: last, name: "Atelier \(last)"), at: 0)
  }

  func close(_ offsets: IndexSet) { ateliers.remove(atOffsets: offsets) }

  /// The motto at a place of the list. Places beyond its end have none.
  func motto(at row: Int) -> Binding<String> {
    Binding {
      self.ateliers.indices.contains(row) ? self.ateliers[row].motto : ""
    } set: {
      guard self.ateliers.indices.contains(row) else { return }
      self.ateliers[row].motto = $0
    }
  }
}

/// UIKit's field, because the design wants its clear button.
struct AtelierField: UIViewRepresentable {
  let placeholder: String
  @Binding var text: String

  @MainActor final class Coordinator {
    var text: Binding<String>

    init(text: Binding<String>) { self.text = text }

    func changed(_ field: UITextField) { text.wrappedValue = field.text ?? "" }
  }

  func makeCoordinator() -> Coordinator { Coordinator(text: $text) }

  func makeUIView(context: Context) -> UITextField {
    let coordinator = context.coordinator
    let field = UITextField()
    field.placeholder = placeholder
    field.clearButtonMode = .whileEditing
    field.borderStyle = .roundedRect
    field.addAction(
      UIAction { action in
        guard let field = action.sender as? UITextField else { return }
        coordinator.changed(field)
      }, for: .editingChanged)
    return field
  }

  func updateUIView(_ field: UITextField, context: Context) {
    if field.text != text { field.text = text }
  }
}

struct AtelierRow: View {
  let atelier: Atelier
  let motto: Binding<String>

  var body: some View {
    VStack(alignment: .leading) {
      HStack {
        Text(atelier.name)
          .font(.headline)
        Spacer()
        Text(atelier.motto.isEmpty ? "no motto" : "“\(atelier.motto)”")
          .italic()
      }
      AtelierField(placeholder: "Motto", text: motto)
        .frame(height: 34)
    }
  }
}

struct AteliersView: View {
  let street: AtelierStreet

  var body: some View {
    List {
      ForEach(Array(street.ateliers.enumerated()), id: \.element.id) { row, atelier in
        AtelierRow(atelier: atelier, motto: street.motto(at: row))
      }
      .onDelete { street.close($0) }
    }
  }
}
