import Observation
import SwiftUI

struct Shutter: Identifiable, Equatable {
  let id: Int
  let room: String
  var isOpen: Bool
  /// What VoiceOver says.
  let spoken: String

  init(id: Int, room: String, isOpen: Bool) {
    self.id = id
    self.room = room
    self.isOpen = isOpen
    spoken = "\(room), shutter \(isOpen ? "open" : "closed")"
  }
}

@MainActor @Observable final class ShutterHub {
  private(set) var shutters = (1...40).map { Shutter(id: $0, room: "Room \($0)", isOpen: $0 % 3 == 0) }

  func toggle(_ id: Shutter.ID) {
    guard let index = shutters.firstIndex(where: { $0.id == id }) else { return }
    shutters[index].isOpen.toggle()
  }

  func closeAll() {
    for index in shutters.indices { shutters[index].isOpen = false }
  }
}

struct ShutterTile: View {
  let shutter: Shutter

  var body: some View {
    VStack {
      Image(systemName: shutter.isOpen ? "blinds.vertical.open" : "blinds.vertical.closed")
      Text(shutter.room)
    }
    .frame(maxWidth: .infinity, minHeight: 70)
    .background(shutter.isOpen ? Color.yellow.opacity(0.4) : Color.gray.opacity(0.2))
    .accessibilityElement(children: .ignore)
    .accessibilityLabel(shutter.spoken)
  }
}

/// All the shutters of a guest house as tiles: a tap opens or closes one.
struct ShuttersView: View {
  let hub: ShutterHub

  var body: some View {
    ScrollView {
      Button("Close all") { hub.closeAll() }.padding(8)
      LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())], spacing: 8) {
        ForEach(hub.shutters) { shutter in
          Button {
            hub.toggle(shutter.id)
          } label: {
            ShutterTile(shutter: shutter)
          }
          .buttonStyle(.plain)
        }
      }
      .padding(.horizontal)
    }
  }
}
