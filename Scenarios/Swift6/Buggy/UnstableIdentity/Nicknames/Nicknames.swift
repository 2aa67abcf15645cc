import SwiftUI

struct Nickname: Identifiable {
  let id: Int
  var text: String
  let owner: String
}

struct NicknamesView: View {
  @State private var nicknames = ["Anna", "Bertram", "Clara", "David", "Emil"].enumerated().map {
    Nickname(id: $0.offset, text: String($0.element.prefix(2)), owner: $0.element)
  }

  var body: some View {
    List {
      ForEach($nicknames, id: \.text) { $nickname in
        HStack {
          Text(nickname.owner)
          Spacer()
          TextField("Nickname", text: $nickname.text)
        }
      }
    }
  }
}
