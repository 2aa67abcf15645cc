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

  /// The book is in the order of the alphabet at any time.
  func rename(at index: Int, to name: String) {
    suppliers[index].name = name
    suppliers.sort { ($0.name, $0.id) < ($1.name, $1.id) }
  }
}

private struct EditedSupplier: Identifiable {
  let id: Int
}

private struct SupplierForm: View {
  let book: SupplierBook
  let index: Int
  @Environment(\.dismiss) private var dismiss

  private var name: Binding<String> {
    Binding {
      book.suppliers[index].name
    } set: {
      book.rename(at: index, to: $0)
    }
  }

  var body: some View {
    Form {
      LabeledContent("Company name") {
        TextField("Name", text: name)
      }
      LabeledContent("Delivers on", value: book.suppliers[index].day)
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
      ForEach(Array(book.suppliers.enumerated()), id: \.element.id) { index, supplier in
        Button {
          edited = EditedSupplier(id: index)
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
    .sheet(item: $edited) { SupplierForm(book: book, index: $0.id) }
  }
}
