import SwiftUI

/// A row is made anew only when its person has changed: the book is long, and every search key would make all of them.
struct PersonRow: View, Equatable {
  let person: Person
  let star: () -> Void
  let remove: () -> Void

  nonisolated static func == (lhs: PersonRow, rhs: PersonRow) -> Bool { lhs.person == rhs.person }

  var body: some View {
    HStack {
      Button(action: star) { Image(systemName: person.isFavourite ? "star.fill" : "star") }
        .accessibilityLabel(person.isFavourite ? "Favourite" : "Make favourite")
      VStack(alignment: .leading) {
        Text(person.name)
        Text(person.mail)
          .font(.footnote)
          .foregroundStyle(.secondary)
      }
      Spacer()
      Button("Remove", action: remove)
    }
    .buttonStyle(.borderless)
  }
}

struct RolodexView: View {
  @StateObject private var book = Rolodex()
  @State private var isAdding = false
  @State private var name = ""

  var body: some View {
    NavigationStack {
      List {
        Section {
          ForEach(book.shown) { person in
            PersonRow(
              person: person, star: { book.toggleFavourite(person.id) }, remove: { book.remove(person.id) }
            )
            .equatable()
          }
        } header: {
          Text("\(book.shown.count) people")
        }
      }
      .navigationTitle("Addresses")
      .toolbar {
        ToolbarItem(placement: .topBarLeading) {
          Button(book.favouritesOnly ? "Everybody" : "Favourites") { book.favouritesOnly.toggle() }
        }
        ToolbarItem(placement: .topBarTrailing) {
          Button("Add") {
            name = ""
            isAdding = true
          }
        }
      }
      .alert("New address", isPresented: $isAdding) {
        TextField("Name", text: $name)
        Button("Save") { book.add(name) }
        Button("Cancel", role: .cancel) {}
      }
    }
  }
}
