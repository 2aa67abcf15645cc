import SwiftUI

struct Regimen: Identifiable, Equatable {
  let id: Int
  let name: String
  let doses: Int
}

final class RegimenBook: ObservableObject {
  @Published private(set) var regimens = [
    Regimen(id: 1, name: "Iron", doses: 1), Regimen(id: 2, name: "Magnesium", doses: 2),
    Regimen(id: 3, name: "Vitamin D", doses: 1), Regimen(id: 4, name: "Zinc", doses: 3),
  ]

  func add(_ name: String) {
    regimens.append(Regimen(id: (regimens.map(\.id).max() ?? 0) + 1, name: name, doses: 1))
  }
}

struct RegimenRow: View {
  let regimen: Regimen

  var body: some View {
    HStack {
      Text(regimen.name)
      Spacer()
      Text("\(regimen.doses) a day")
        .foregroundColor(.secondary)
    }
  }
}

struct RegimenForm: View {
  @ObservedObject var book: RegimenBook
  @State private var name = ""
  @Environment(\.presentationMode) private var presentationMode

  var body: some View {
    NavigationView {
      Form {
        TextField("Name", text: $name)
      }
      .navigationBarTitle("New regimen")
      .navigationBarItems(
        trailing: Button("Save") {
          book.add(name)
          presentationMode.wrappedValue.dismiss()
        }
      )
    }
  }
}

struct RegimensView: View {
  @ObservedObject var book: RegimenBook
  @State private var isAdding = false

  var body: some View {
    NavigationView {
      List {
        ForEach(book.regimens) { regimen in
          RegimenRow(regimen: regimen)
        }
      }
      .navigationBarTitle("Regimens")
      .navigationBarItems(trailing: Button("Add") { isAdding = true })
      .sheet(isPresented: $isAdding) {
        RegimenForm(book: book)
      }
    }
  }
}
