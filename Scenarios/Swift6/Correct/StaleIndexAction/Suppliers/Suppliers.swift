import Observation
import SwiftUI

struct Supplier: Identifiable {
  let id: Int
  var name: String
  let day: String
}

@MainActor @Observable final class SupplierBook {
  private(set) var suppliers: [Supplier] = zip(1..., "ABCDEFGHIJKLMNOPQRSTUVWXYZ").map { number, letter in
    Supplier(id: number, name: "\(letter) & Daughters", day: ["Monday", "Wednesday", "Friday"][number % 3])
  }

  func supplier(_ id: Int) -> Supplier? { suppliers.first { $0.id == id } }

  /// The book is in the order of the alphabet at any time.
  func rename(_ id: Int, to name: String) {
    guard let index = suppliers.firstIndex(where: { $0.id == id }) else { return }
    suppliers[index].name = name
    suppliers.sort { ($0.name, $0.id) < ($1.name, $1.id) }
  }
}

private struct EditedSupplier: Identifiable {
  let id: Int
}

private struct SupplierForm: View {
  let book: SupplierBook
  let id: Int
  @Environment(\.dismiss) private var dismiss

  private var name: Binding<String> {
    Binding {
      book.supplier(id)?.name ?? ""
    } set: {
      book.rename(id, to: $0)
    }
  }

  var body: some View {
    Form {
      LabeledContent("Company name") {
        TextField("Name", text: name)
      }
      LabeledContent("Delivers on", value: book.supplier(id)?.day ?? "")
      Button("Close") { dismiss() }
    }
  }
}

/// A restaurant's suppliers in the order of the alphabet. A tap opens the form in which one is renamed.
struct SupplierBookView: View {
  let book: SupplierBook
  @State private var edited: EditedSupplier?

  var body: some View {
    List {
      ForEach(book.suppliers) { supplier in
        Button {
          edited = EditedSupplier(id: supplier.id)
        } label: {
          VStack(alignment: .leading) {
            Text(supplier.name)
            Text(supplier.day).font(.caption)
          }
        }
        .buttonStyle(.plain)
      }
    }
    .listStyle(.plain)
    .sheet(item: $edited) { SupplierForm(book: book, id: $0.id) }
  }
}
