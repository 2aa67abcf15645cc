import SwiftUI

struct PlantRow: View {
  let plant: Plant

  var body: some View {
    HStack {
      Image(systemName: plant.daysLeft == 0 ? "drop.fill" : "leaf")
        .accessibilityLabel(plant.daysLeft == 0 ? "Thirsty" : "Fine")
      Text(plant.name.isEmpty ? "Unnamed" : plant.name)
      Spacer()
      Text(plant.daysLeft == 0 ? "today" : "in \(plant.daysLeft) d")
        .font(.footnote)
        .foregroundStyle(plant.daysLeft == 0 ? .red : .secondary)
    }
  }
}

struct GreenhouseView: View {
  @State private var house = Greenhouse()

  var body: some View {
    NavigationStack {
      List {
        Section("Day \(house.day)") {
          ForEach(Array(house.plants.enumerated()), id: \.element.id) { index, plant in
            NavigationLink(value: index) { PlantRow(plant: plant) }
              .swipeActions {
                Button("Remove", role: .destructive) { house.remove(plant.id) }
              }
          }
        }
      }
      .navigationTitle("Greenhouse")
      .navigationDestination(for: Int.self) { index in
        PlantDetail(plant: $house.plants[index])
      }
      .toolbar {
        ToolbarItem(placement: .topBarLeading) { Button("Next day") { house.nextDay() } }
        ToolbarItem(placement: .topBarTrailing) { Button("Add") { house.add() } }
      }
    }
  }
}

struct PlantDetail: View {
  @Binding var plant: Plant

  var body: some View {
    Form {
      Section("Name") {
        TextField("Name", text: $plant.name)
      }
      Section("Water") {
        Text(plant.daysLeft == 0 ? "\(plant.name) is thirsty" : "\(plant.name) has water for \(plant.daysLeft) days")
        Button("Water now") {
          var watered = plant
          watered.daysLeft = watered.interval
          watered.waterings += 1
          plant = watered
        }
        Stepper("Every \(plant.interval) days", value: $plant.interval, in: 1...30)
        Text("Watered \(plant.waterings) times")
          .foregroundStyle(.secondary)
      }
    }
    .navigationTitle(plant.name)
  }
}
