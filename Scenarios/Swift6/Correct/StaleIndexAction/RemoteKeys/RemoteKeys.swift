import SwiftUI

struct RemoteChannel: Identifiable {
  let id: String
  var name: String { id }
}

@MainActor @Observable final class RemoteSet {
  /// The key of a channel is its place.
  private(set) var channels = ["Alpha", "Bravo", "Canal", "Delphi", "Europa", "Fanal", "Globus", "Heimat"].map(
    RemoteChannel.init)
  /// Channels that are hidden, each with the key under which people know it.
  private(set) var hidden: [(channel: RemoteChannel, key: Int)] = []

  func hide(_ id: String) {
    guard let place = channels.firstIndex(where: { $0.id == id }) else { return }
    hidden.append((channels.remove(at: place), place))
  }

  /// A channel that comes back has its own key again; those behind it move on by one.
  func bringBack() {
    guard let last = hidden.popLast() else { return }
    channels.insert(last.channel, at: min(last.key, channels.count))
  }

  func find() {
    if !channels.contains(where: { $0.id == "Zenit" }) { channels.insert(RemoteChannel(id: "Zenit"), at: 0) }
  }
}

/// A television's channels and the keys of its remote control.
struct RemoteKeysView: View {
  let set: RemoteSet

  var body: some View {
    NavigationStack {
      List(Array(set.channels.enumerated()), id: \.element.id) { place, channel in
        HStack {
          Text(channel.name)
          Spacer()
          Text("Key \(place + 1)")
        }
        .swipeActions {
          Button("Hide") { set.hide(channel.id) }
        }
      }
      .navigationTitle("Channels")
      .toolbar {
        Button("Back on its key") { set.bringBack() }.disabled(set.hidden.isEmpty)
      }
    }
  }
}
