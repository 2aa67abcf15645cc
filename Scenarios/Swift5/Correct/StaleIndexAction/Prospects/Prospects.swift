import SwiftUI

struct Prospect: Identifiable {
  let id: Int
  var company: String
}

final class ProspectStore: ObservableObject {
  @Published var all = (1...12).map { Prospect(id: $0, company: "Company \($0)") }

  func receive() { all.insert(Prospect(id: 100 + all.count, company: "Newcomer \(all.count)"), at: 0) }
}

/// Prospects that can be renamed while others arrive.
struct ProspectsView: View {
  @ObservedObject var store: ProspectStore
  @State private var edited: Int?
  @State private var draft = ""
  @State private var isEditing = false

  var body: some View {
    List {
      ForEach(Array(store.all.enumerated()), id: \.element.id) { index, prospect in
        HStack {
          Text(prospect.company)
          Spacer()
          Button("Edit") {
            edited = prospect.id
            draft = prospect.company
            isEditing = true
          }
          .buttonStyle(.borderless)
        }
      }
    }
    .sheet(isPresented: $isEditing) {
      VStack {
        TextField("New name", text: $draft)
        Button("Save") { save() }
      }
    }
  }

  private func save() {
    if let edited, let place = store.all.firstIndex(where: { $0.id == edited }) { store.all[place].company = draft }
    isEditing = false
  }
}
